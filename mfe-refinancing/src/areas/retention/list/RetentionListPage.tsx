import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { permission } from '@advisor/contracts/permissions';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { Section } from '@advisor/ui/components/Section';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { Button } from '@advisor/ui/core';
import type { ColumnsType } from '@advisor/ui/data';
import { CalculatorOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import {
  isOpen,
  type RefinancingParameters,
  refinancingParametersQuery,
} from '../../../process/process.queries';
import { ProcessStateChip } from '../../../process/ProcessStateChip';
import '../texts';

/** Retentions of a case, and the way to the next one. */
export default function RetentionListPage() {
  const { t } = useTranslation('refinancing-retention');
  const { caseId } = useLoaderData<{ caseId: number }>();
  const parameters = usePrefetchedQuery(refinancingParametersQuery(caseId)).data;
  const navigate = useNavigate();
  const mayManage = usePermission(permission.manageRefinancing);
  const { code } = refinancingType.retention;
  const retentions = parameters.processes.filter(
    ({ refinancingTypeId }) => refinancingTypeId === code,
  );
  const refusal = parameters.refusals?.find(
    ({ refinancingTypeId }) => refinancingTypeId === code,
  )?.reason;
  return (
    <Page
      title={t('list.title')}
      actions={
        mayManage &&
        refusal === undefined &&
        !retentions.some(isOpen) && (
          <Button
            type="primary"
            icon={<CalculatorOutlined aria-hidden />}
            onClick={() => void navigate(refinancingAddresses.retentionCalculator.to({ caseId }))}
          >
            {t('begin')}
          </Button>
        )
      }
    >
      {refusal !== undefined && (
        <InfoBar severity="info" title={t('refused')} description={refusal} />
      )}
      <LoanNow parameters={parameters} />
      <Section title={t('list.processes')}>
        {retentions.length === 0 ? (
          <EmptyState title={t('list.none')} />
        ) : (
          <Retentions caseId={caseId} retentions={retentions} />
        )}
      </Section>
    </Page>
  );
}

function LoanNow({ parameters: { current, churnRisk } }: { parameters: RefinancingParameters }) {
  const { t } = useTranslation('refinancing-retention');
  return (
    <Section title={t('list.loan')}>
      <DescriptionList
        items={[
          { label: t('list.principal'), value: formatMoney(current.principal) },
          {
            label: t('list.rate'),
            value: t('perYear', { rate: formatPercent(current.interestRate) }),
          },
          { label: t('list.fixedTo'), value: <DateText value={current.fixedRateValidTo} /> },
          { label: t('list.instalment'), value: formatMoney(current.monthlyPayment) },
          ...(churnRisk === undefined
            ? []
            : [{ label: t('list.churnRisk'), value: formatPercent(churnRisk, { decimals: 0 }) }]),
        ]}
      />
    </Section>
  );
}

function Retentions({
  caseId,
  retentions,
}: {
  caseId: number;
  retentions: readonly RefinancingProcess[];
}) {
  const { t } = useTranslation('refinancing-retention');
  const columns: ColumnsType<RefinancingProcess> = [
    {
      key: 'createdOn',
      title: t('list.createdOn'),
      render: (_, { createdOn }) => <DateText value={createdOn} />,
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (_, { state }) => <ProcessStateChip state={state} />,
    },
    {
      key: 'effectiveFrom',
      title: t('list.effectiveFrom'),
      render: (_, { state, effectiveFrom }) => (
        <DateText value={state === refinancingState.cancelled.code ? undefined : effectiveFrom} />
      ),
    },
    {
      key: 'open',
      title: <span className="adv-hidden">{t('list.actions')}</span>,
      align: 'right',
      render: (_, { processId, createdOn }) => (
        <Link
          to={refinancingAddresses.retention.to({ caseId, processId })}
          aria-label={t('list.openOf', { date: formatDate(createdOn) })}
        >
          {t('list.open')}
        </Link>
      ),
    },
  ];
  return (
    <QueryTable
      label={t('list.processes')}
      columns={columns}
      rows={retentions}
      rowKey="processId"
    />
  );
}
