import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { extraPaymentQuery, isOffered } from '../extra-payment.queries';
import { Calculator } from './Calculator';
import type { CalculatorAddress } from './calculator.loader';
import '../texts';

type OfProcess = CalculatorAddress & { processId: number };

/** Another offer for an extra payment that is worked on. */
export default function CalculatorOfProcessPage() {
  const { t } = useTranslation('refinancing-extra-payment');
  const { typed, ...address } = useLoaderData<OfProcess>();
  const { caseId } = address;
  const terms = usePrefetchedQuery(repaymentTermsQuery(caseId)).data;
  const process = usePrefetchedQuery(extraPaymentQuery(address)).data;
  const isOpen = process.actions?.includes('link') ?? false;
  return (
    <Page title={t('calculator')}>
      {isOffered(terms) && isOpen ? (
        <Calculator caseId={caseId} terms={terms} process={process} typed={typed} />
      ) : (
        <EmptyState
          title={t(isOpen ? 'refused' : 'takeOver.closed')}
          description={isOpen ? terms.refusal : t('takeOver.closedHint')}
          action={<Link to={refinancingAddresses.extraPayment.to(address)}>{t('toDetail')}</Link>}
        />
      )}
    </Page>
  );
}
