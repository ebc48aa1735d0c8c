import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import { formatDate } from '@advisor/i18n/format';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Money } from '@advisor/ui/components/Money';
import { Page } from '@advisor/ui/components/Page';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import type { ColumnsType } from '@advisor/ui/data';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { ProcessStateChip } from '../../../process/ProcessStateChip';
import { BeginPayment } from '../BeginPayment';
import { extraPaymentListQuery, type ListedExtraPayment } from '../extra-payment.queries';
import '../texts';

/** Extra payments of a case, newest first. */
export default function ExtraPaymentListPage() {
  const { t } = useTranslation('refinancing-extra-payment');
  const { caseId } = useLoaderData<{ caseId: number }>();
  const payments = usePrefetchedQuery(extraPaymentListQuery(caseId)).data;
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  const columns: ColumnsType<ListedExtraPayment> = [
    {
      key: 'date',
      title: t('list.date'),
      sorter: (one, other) => one.extraPaymentDate.localeCompare(other.extraPaymentDate),
      render: (_, { processId, extraPaymentDate }) => (
        <Link to={refinancingAddresses.extraPayment.to({ caseId, processId })}>
          {formatDate(extraPaymentDate)}
        </Link>
      ),
    },
    {
      key: 'type',
      title: t('list.type'),
      render: (_, { extraPaymentTypeId }) => codeName(extraPaymentType, extraPaymentTypeId),
    },
    {
      key: 'amount',
      title: t('list.amount'),
      align: 'right',
      sorter: (one, other) => one.extraPaymentAmount - other.extraPaymentAmount,
      render: (_, { extraPaymentAmount }) => <Money value={extraPaymentAmount} />,
    },
    {
      key: 'fee',
      title: t('list.fee'),
      align: 'right',
      render: (_, { feeAmount }) => <Money value={feeAmount} />,
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (_, { state }) => <ProcessStateChip state={state} />,
    },
  ];
  const begin = <BeginPayment caseId={caseId} terms={terms} payments={payments} />;
  if (payments.length === 0)
    return (
      <Page title={t('list.title')}>
        <EmptyState title={t('list.empty')} description={terms.refusal} action={begin} />
      </Page>
    );
  return (
    <Page title={t('list.title')} description={terms.refusal} actions={begin}>
      <QueryTable label={t('list.title')} columns={columns} rows={payments} rowKey="processId" />
    </Page>
  );
}
