import { type ArrangementReference, caseQuery } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import {
  arrangementCustomersQuery,
  arrangementParametersQuery,
} from '../../../arrangement/arrangement.queries';
import { StepContent } from '../../../arrangement/StepContent';
import { useLockedStep } from '../../../arrangement/use-arrangement';
import { isSavings } from '../../../case/case-presentation';
import { caseParametersQuery } from '../../../case/case.queries';
import { hasAccount, isRequest, useBackToParameters, type WithAccount } from '../agreed';
import { personName, type Customers } from '../people-options';
import { StepPage } from '../StepPage';
import { RepaymentAccountForm } from './RepaymentAccountForm';
import '../texts';

/** The account that instalments or deposits come from. */
export default function RepaymentAccountPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { caseId, salesArrangementId } = reference;
  const { version, parameters } = usePrefetchedQuery(
    arrangementParametersQuery(salesArrangementId),
  ).data;
  const customers = usePrefetchedQuery(arrangementCustomersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'parameters');
  const back = useBackToParameters(reference);
  const ofSavings = isSavings(usePrefetchedQuery(caseQuery(caseId)).data.productTypeId);
  return (
    <StepPage
      title={t(ofSavings ? 'repaymentAccount.deposits' : 'repaymentAccount.title')}
      reference={reference}
    >
      {hasAccount(parameters) ? (
        <>
          {isRequest(parameters) && <AccountToday caseId={caseId} />}
          <StepContent
            key={salesArrangementId}
            locked={locked}
            form={
              <RepaymentAccountForm
                reference={reference}
                version={version}
                parameters={parameters}
                customers={customers}
                ofSavings={ofSavings}
                isLocked={locked !== undefined}
              />
            }
            facts={<AccountFacts parameters={parameters} customers={customers} />}
          />
        </>
      ) : (
        <EmptyState
          title={t('repaymentAccount.none')}
          action={<Link to={back.to}>{back.label}</Link>}
        />
      )}
    </StepPage>
  );
}

/** What a request would change. */
function AccountToday({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-application');
  const { repaymentAccount } = usePrefetchedQuery(caseParametersQuery(caseId)).data;
  return (
    <DescriptionList
      items={[
        {
          label: t('repaymentAccount.today'),
          value: repaymentAccount && formatBankAccount(repaymentAccount),
        },
      ]}
    />
  );
}

interface AccountFactsProps {
  parameters: WithAccount;
  customers: Customers;
}

function AccountFacts({ parameters, customers }: AccountFactsProps) {
  const { t } = useTranslation('case-application');
  const { repaymentAccount, repaymentAccountOwnerId } = parameters;
  return (
    <DescriptionList
      items={[
        {
          label: t('repaymentAccount.number'),
          value: repaymentAccount && formatBankAccount(repaymentAccount),
        },
        {
          label: t('repaymentAccount.owner'),
          value: personName(customers, repaymentAccountOwnerId),
        },
      ]}
    />
  );
}
