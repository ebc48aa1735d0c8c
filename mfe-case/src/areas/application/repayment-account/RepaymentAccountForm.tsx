import type { ArrangementReference } from '@advisor/case/case.queries';
import { AccountField } from '@advisor/forms/fields/AccountField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { withBankCode } from '@advisor/lending/identifiers/bank-account';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../../arrangement/parameters';
import { StepForm } from '../../../arrangement/StepForm';
import { hasAccount, useBackToParameters, type WithAccount } from '../agreed';
import { peopleOptions, type Customers } from '../people-options';
import { repaymentAccountSchema, toParameters, toValues } from './repayment-account.schema';

interface RepaymentAccountFormProps {
  reference: ArrangementReference;
  version: number;
  parameters: WithAccount;
  customers: Customers;
  ofSavings: boolean;
  isLocked: boolean;
}

/** From which account it is paid, and whose it is. */
export function RepaymentAccountForm({
  reference,
  version,
  parameters,
  customers,
  ofSavings,
  isLocked,
}: RepaymentAccountFormProps) {
  const { t } = useTranslation('case-application');
  const record = useParameters({
    salesArrangementId: reference.salesArrangementId,
    name: 'repayment-account',
    schema: repaymentAccountSchema,
    current: { version, parameters },
    toValues: (latest) => toValues(hasAccount(latest) ? latest : parameters),
  });
  const { control } = record.form;
  return (
    <StepForm
      reference={reference}
      record={record}
      isLocked={isLocked}
      label={t(ofSavings ? 'repaymentAccount.deposits' : 'repaymentAccount.title')}
      back={useBackToParameters(reference)}
      done={t('repaymentAccount.done')}
      toParameters={(values) => toParameters(values, parameters)}
    >
      <AccountField
        control={control}
        name="repaymentAccount"
        complete={withBankCode}
        label={t('repaymentAccount.number')}
        hint={t(ofSavings ? 'repaymentAccount.depositHint' : 'repaymentAccount.hint')}
      />
      <SelectField
        control={control}
        name="repaymentAccountOwnerId"
        label={t('repaymentAccount.owner')}
        hint={t('repaymentAccount.ownerHint')}
        options={peopleOptions(customers)}
        clearable
      />
    </StepForm>
  );
}
