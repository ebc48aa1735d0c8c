import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { withoutUnread } from '@advisor/forms/without-unread';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { PrinterOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { fresh } from '@advisor/api-client/fresh';
import { creditPolicyQuery } from '../household.queries';
import { taxFormVersionsQuery, taxReturnQuery } from './tax-return.queries';
import { taxReturnsSchema, toState, versionOf } from './tax-return.schema';
import { TaxReturnForm } from './TaxReturnForm';
import { TaxReturnSummary } from './TaxReturnSummary';
import '../texts';
import './tax-return.css';

interface TaxReturnReference {
  customerOnSAId: number;
  salesArrangementId: number;
}

/** Tax returns of a self-employed person and the income that follows. */
export default function TaxReturnPage() {
  const reference = useLoaderData<TaxReturnReference>();
  return <TaxReturns key={reference.customerOnSAId} {...reference} />;
}

function TaxReturns({ customerOnSAId, salesArrangementId }: TaxReturnReference) {
  const { t } = useTranslation('case-household');
  const stored = usePrefetchedQuery(taxReturnQuery(customerOnSAId)).data;
  const versions = usePrefetchedQuery(taxFormVersionsQuery()).data;
  const policy = usePrefetchedQuery(creditPolicyQuery(salesArrangementId)).data.policy.taxReturns;
  const schema = useMemo(() => taxReturnsSchema(versions), [versions]);
  const queryClient = useQueryClient();
  const record = useRecordForm({
    schema,
    draft: `tax-return.${customerOnSAId}`,
    saved: toState(stored, versions),
    readLatest: async () =>
      toState(await queryClient.fetchQuery(fresh(taxReturnQuery(customerOnSAId))), versions),
    rules: { itemKey: 'versionId' },
  });
  const { taxReturns } = useWatch({ control: record.form.control, compute: withoutUnread });
  const returns = taxReturns.flatMap((values) => {
    const version = versionOf(versions, values.versionId);
    return version === undefined ? [] : [{ values, version }];
  });
  const isLocked = stored.lock !== undefined;
  return (
    <Page
      title={t('taxReturn.title')}
      description={`${stored.firstName} ${stored.lastName}`}
      actions={
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t('taxReturn.print')}
        </Button>
      }
    >
      {isLocked && <InfoBar severity="info" title={stored.lock} />}
      <div className="tax-return">
        <TaxReturnForm
          record={record}
          customerOnSAId={customerOnSAId}
          versions={versions}
          returns={returns}
          policy={policy}
          isLocked={isLocked}
        />
        <div className="tax-return__aside">
          <TaxReturnSummary returns={returns} policy={policy} />
        </div>
      </div>
    </Page>
  );
}
