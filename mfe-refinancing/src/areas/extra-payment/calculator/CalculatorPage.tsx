import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { extraPaymentQuery, isOffered } from '../extra-payment.queries';
import { Calculator } from './Calculator';
import type { CalculatorAddress } from './calculator.loader';
import '../texts';

/** What an early repayment costs and saves; recalculated on each key. */
export default function CalculatorPage() {
  const { t } = useTranslation('refinancing-extra-payment');
  const { caseId, processId, typed } = useLoaderData<CalculatorAddress>();
  const address = { caseId, processId: processId ?? 0 };
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  const process = useQuery({
    ...extraPaymentQuery(address),
    enabled: processId !== undefined,
  }).data;
  const isClosed = processId !== undefined && !process?.actions?.includes('link');
  return (
    <Page title={t('calculator')}>
      {isOffered(terms) && !isClosed ? (
        <Calculator key={processId} caseId={caseId} terms={terms} process={process} typed={typed} />
      ) : (
        <EmptyState
          title={t(isClosed ? 'takeOver.closed' : 'refused')}
          description={isClosed ? t('takeOver.closedHint') : terms.refusal}
          action={
            processId !== undefined && (
              <Link to={refinancingAddresses.extraPayment.to(address)}>{t('toDetail')}</Link>
            )
          }
        />
      )}
    </Page>
  );
}
