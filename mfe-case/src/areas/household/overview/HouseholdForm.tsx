import { propertySettlement } from '@advisor/contracts/codebooks/customer';
import type { Household } from '@advisor/contracts/household/schemas';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import type { EditedRecord } from '@advisor/forms/record/use-record-form';
import { useTranslation } from 'react-i18next';
import { expenseNames, toInput, type HouseholdValues } from './household.schema';
import { useSaveHousehold } from './household.mutations';

interface HouseholdFormProps {
  record: EditedRecord<HouseholdValues, HouseholdValues>;
  household: Household;
  name: string;
  isLocked: boolean;
}

/** Children, expenses and settlement of a household. */
export function HouseholdForm({ record, household, name, isLocked }: HouseholdFormProps) {
  const { t } = useTranslation('case-household');
  const { householdId, isPropertySettlementAsked } = household;
  const { control } = record.form;
  return (
    <div className="household-form">
      <RecordForm
        record={record}
        save={useSaveHousehold(householdId)}
        toBody={(values, version) => ({ ...toInput(values), version })}
        label={t('form.label', { name })}
        isLocked={isLocked}
      >
        <div className="household-form__fields">
          <TextField
            control={control}
            name="children"
            label={t('form.children')}
            hint={t('form.childrenHint')}
          />
          {expenseNames.map((field) => (
            <MoneyField key={field} control={control} name={field} label={t(`form.${field}`)} />
          ))}
          {isPropertySettlementAsked && (
            <SelectField
              control={control}
              name="propertySettlementId"
              label={t('form.propertySettlementId')}
              options={Object.values(propertySettlement).map(({ code, name: label }) => ({
                value: code,
                label,
              }))}
              clearable
            />
          )}
        </div>
      </RecordForm>
    </div>
  );
}
