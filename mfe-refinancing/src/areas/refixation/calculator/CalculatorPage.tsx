import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { refixationQuery } from '../refixation.queries';
import { Calculator } from './Calculator';
import type { CalculatorAddress } from './calculator.loader';
import '../texts';

/** What the loan will cost after its fixation, at every rate of today; recalculated on each key. */
export default function CalculatorPage() {
  const { t } = useTranslation('refinancing-refixation');
  const { caseId, typed } = useLoaderData<CalculatorAddress>();
  const { next, refusal } = usePrefetchedQuery(refixationQuery(caseId)).data;
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  const from = useMemo(() => {
    const fixedRateValidTo = terms.loan?.fixedRateValidTo;
    return next && terms.loan && fixedRateValidTo !== undefined
      ? { next, loan: terms.loan, fixedRateValidTo }
      : undefined;
  }, [next, terms]);
  return (
    <Page title={t('calculator')}>
      {from === undefined ? (
        <EmptyState title={t('refused')} description={refusal ?? terms.refusal} />
      ) : (
        <Calculator caseId={caseId} from={from} typed={typed} />
      )}
    </Page>
  );
}
