import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { isOffered } from '../extra-payment.queries';
import { Calculator } from './Calculator';
import type { CalculatorAddress } from './calculator.loader';
import '../texts';

/** What an early repayment costs and saves; recalculated on each key. */
export default function CalculatorPage() {
  const { t } = useTranslation('refinancing-extra-payment');
  const { caseId, typed } = useLoaderData<CalculatorAddress>();
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  return (
    <Page title={t('calculator')}>
      {isOffered(terms) ? (
        <Calculator caseId={caseId} terms={terms} typed={typed} />
      ) : (
        <EmptyState title={t('refused')} description={terms.refusal} />
      )}
    </Page>
  );
}
