import { AccountField } from '@advisor/forms/fields/AccountField';
import { BirthNumberField } from '@advisor/forms/fields/BirthNumberField';
import { DateField } from '@advisor/forms/fields/DateField';
import { TextField } from '@advisor/forms/fields/TextField';
import type { ReactNode } from 'react';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { useSession } from '@advisor/shell/session';
import { useTranslation } from 'react-i18next';
import {
  emptyForms,
  identificationFormSchemas,
  toIdentifyInput,
  type Criterion,
} from '../identification.schema';
import { CriterionForm } from './CriterionForm';

interface FormProps {
  /** `YYYY-MM-DD` */
  today: string;
}

const common = <C extends Criterion>(
  criterion: C,
  today: string,
  remainderTen?: RemainderTenPolicy,
) => ({
  criterion,
  schema: identificationFormSchemas(today, remainderTen)[criterion],
  defaultValues: emptyForms[criterion],
  toInput: toIdentifyInput[criterion],
});

function CaseIdForm({ today }: FormProps) {
  const { t } = useTranslation('case-overview');
  return (
    <CriterionForm {...common('caseId', today)} firstField="caseId">
      {(control) => (
        <TextField
          control={control}
          name="caseId"
          label={t('identification.field.caseId')}
          inputMode="numeric"
          maxLength={15}
          required
        />
      )}
    </CriterionForm>
  );
}

function ContractNumberForm({ today }: FormProps) {
  const { t } = useTranslation('case-overview');
  return (
    <CriterionForm {...common('contractNumber', today)} firstField="contractNumber">
      {(control) => (
        <TextField
          control={control}
          name="contractNumber"
          label={t('identification.field.contractNumber')}
          required
        />
      )}
    </CriterionForm>
  );
}

function LoanAccountForm({ today }: FormProps) {
  const { t } = useTranslation('case-overview');
  return (
    <CriterionForm {...common('loanAccount', today)} firstField="account">
      {(control) => (
        <AccountField
          control={control}
          name="account"
          label={t('identification.field.account')}
          hint={t('identification.hint.account')}
          required
        />
      )}
    </CriterionForm>
  );
}

function DocumentForm({ today }: FormProps) {
  const { t } = useTranslation('case-overview');
  return (
    <CriterionForm {...common('document', today)} firstField="formId">
      {(control) => (
        <TextField
          control={control}
          name="formId"
          label={t('identification.field.formId')}
          hint={t('identification.hint.formId')}
          required
        />
      )}
    </CriterionForm>
  );
}

function ClientForm({ today }: FormProps) {
  const { t } = useTranslation('case-overview');
  const { birthNumberRemainderTen: remainderTen } = useSession();
  return (
    <CriterionForm {...common('client', today, remainderTen)} firstField="lastName">
      {(control) => (
        <>
          <p className="identification__hint">{t('identification.hint.client')}</p>
          <TextField
            control={control}
            name="lastName"
            label={t('identification.field.lastName')}
            maxLength={100}
          />
          <TextField
            control={control}
            name="firstName"
            label={t('identification.field.firstName')}
            maxLength={100}
          />
          <DateField
            control={control}
            name="dateOfBirth"
            label={t('identification.field.dateOfBirth')}
            max={today}
          />
          <BirthNumberField
            remainderTen={remainderTen}
            control={control}
            name="birthNumber"
            label={t('identification.field.birthNumber')}
          />
        </>
      )}
    </CriterionForm>
  );
}

/** The form of each criterion. */
export const criterionForms: Record<Criterion, (props: FormProps) => ReactNode> = {
  caseId: CaseIdForm,
  contractNumber: ContractNumberForm,
  client: ClientForm,
  loanAccount: LoanAccountForm,
  document: DocumentForm,
};
