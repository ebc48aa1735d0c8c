import { AccountField } from '@advisor/forms/fields/AccountField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { withBankCode } from '@advisor/lending/bank-account';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { ArrangementForm } from '../../../arrangement/ArrangementForm';
import { hasAccount, useBackToParameters, type WithAccount } from '../agreed';
import { peopleOptions, personName, type Customers } from '../people-options';
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
  const form = useZodForm(repaymentAccountSchema, { defaultValues: toValues(parameters, version) });
  const { control } = form;
  return (
    <ArrangementForm
      reference={reference}
      form={form}
      draft="repayment-account"
      isLocked={isLocked}
      label={t(ofSavings ? 'repaymentAccount.deposits' : 'repaymentAccount.title')}
      back={useBackToParameters(reference)}
      done={t('repaymentAccount.done')}
      toSave={(values) => ({
        version: values.version,
        parameters: toParameters(values, parameters),
      })}
      takeOver={(latest) => {
        if (!hasAccount(latest.parameters)) return [];
        const theirs = toValues(latest.parameters, latest.version);
        form.reset(theirs, { keepDirtyValues: true });
        form.setValue('version', latest.version);
        const ours = form.getValues();
        return [
          ...(ours.repaymentAccount === theirs.repaymentAccount
            ? []
            : [{ label: t('repaymentAccount.number'), value: theirs.repaymentAccount }]),
          ...(ours.repaymentAccountOwnerId === theirs.repaymentAccountOwnerId
            ? []
            : [
                {
                  label: t('repaymentAccount.owner'),
                  value: personName(customers, theirs.repaymentAccountOwnerId),
                },
              ]),
        ];
      }}
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
    </ArrangementForm>
  );
}
