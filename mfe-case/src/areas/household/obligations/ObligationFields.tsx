import { obligationCorrectionType, obligationType } from '@advisor/contracts/codebooks/income';
import { ReadOnly } from '@advisor/forms/components/ReadOnly';
import { CheckboxField } from '@advisor/forms/fields/CheckboxField';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { isRevolving } from '@advisor/lending/affordability/obligation-rules';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../form-values';
import { ConsolidatedAmount } from './ConsolidatedAmount';
import type { ObligationForm } from './obligation.schema';
import type { ListedObligation } from './obligations.queries';

const { reduced, consolidated } = obligationCorrectionType;

interface ObligationFieldsProps {
  form: ObligationForm;
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedObligation | undefined;
  /** The bureau says what it is: only the correction changes. */
  isReported: boolean;
}

/** Fields of a loan, or of a card and an overdraft, and the correction. */
export function ObligationFields({
  form,
  customerOnSAId,
  listed,
  isReported,
}: ObligationFieldsProps) {
  const { control } = form;
  const { t } = useTranslation('case-household');
  const [typeId, correctionTypeId, isExternal] = useWatch({
    control,
    name: ['obligationTypeId', 'correction.correctionTypeId', 'creditor.isExternal'],
  });
  const amounts = isRevolving(typeId)
    ? (['creditCardLimit'] as const)
    : (['installmentAmount', 'loanPrincipalAmount'] as const);
  /** Stated where it is known. */
  const known = isRevolving(typeId)
    ? (['drawingAmount', 'installmentAmount'] as const)
    : (['loanAmountTotal'] as const);
  return (
    <>
      <ReadOnly when={isReported}>
        <SelectField
          control={control}
          name="obligationTypeId"
          label={t('obligations.field.type')}
          options={optionsOf(obligationType)}
        />
        <TextField
          control={control}
          name="creditor.name"
          label={t('obligations.field.creditor')}
          required={isExternal}
        />
        <CheckboxField
          control={control}
          name="creditor.isExternal"
          label={t('obligations.field.isExternal')}
        />
        {amounts.map((name) => (
          <MoneyField
            key={name}
            control={control}
            name={name}
            label={t(`obligations.field.${name}`)}
            required
          />
        ))}
        {known.map((name) => (
          <MoneyField
            key={name}
            control={control}
            name={name}
            label={t(`obligations.field.${name}`)}
          />
        ))}
        <DateField
          control={control}
          name="contractDate"
          label={t('obligations.field.contractDate')}
        />
        <DateField
          control={control}
          name="maturityDate"
          label={t('obligations.field.maturityDate')}
        />
      </ReadOnly>
      <SelectField
        control={control}
        name="correction.correctionTypeId"
        label={t('obligations.field.correction')}
        options={optionsOf(obligationCorrectionType)}
      />
      {correctionTypeId === consolidated.code && (
        <ConsolidatedAmount form={form} customerOnSAId={customerOnSAId} listed={listed} />
      )}
      {correctionTypeId === reduced.code &&
        amounts.map((name) => (
          <MoneyField
            key={name}
            control={control}
            name={`correction.${name}Correction`}
            label={t(`obligations.reduced.${name}`)}
          />
        ))}
    </>
  );
}
