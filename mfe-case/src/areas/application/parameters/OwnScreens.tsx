import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { hasAccount, isRequest } from '../agreed';
import { personName, type Customers } from '../people-options';

interface OwnScreensProps {
  reference: ArrangementReference;
  parameters: SalesArrangementParameters;
  customers: Customers;
  ofSavings: boolean;
  isLocked: boolean;
}

/** What has a screen of its own: the account with its owner, and who asks for a change. */
export function OwnScreens({
  reference,
  parameters,
  customers,
  ofSavings,
  isLocked,
}: OwnScreensProps) {
  const { t } = useTranslation('case-application');
  const link = (to: string, name: string) => (
    <Link to={to}>{t(isLocked ? 'parameters.show' : 'parameters.change', { name })}</Link>
  );
  const account = t(ofSavings ? 'repaymentAccount.deposits' : 'repaymentAccount.title');
  return (
    <>
      {isRequest(parameters) && (
        <Section
          title={t('requestApplicant.title')}
          actions={link(
            caseAddresses.requestApplicant.to(reference),
            t('requestApplicant.accusative'),
          )}
        >
          <DescriptionList
            items={[
              {
                label: t('requestApplicant.field'),
                value: personName(customers, parameters.applicantCustomerOnSAId),
              },
            ]}
          />
        </Section>
      )}
      {hasAccount(parameters) && (
        <Section
          title={account}
          actions={link(
            caseAddresses.repaymentAccount.to(reference),
            t('repaymentAccount.accusative'),
          )}
        >
          <DescriptionList
            items={[
              {
                label: t('repaymentAccount.number'),
                value:
                  parameters.repaymentAccount && formatBankAccount(parameters.repaymentAccount),
              },
              {
                label: t('repaymentAccount.owner'),
                value: personName(customers, parameters.repaymentAccountOwnerId),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}
