import { propertySettlement } from '@advisor/contracts/codebooks/customer';
import { codeName } from '@advisor/contracts/code-name';
import type { Household } from '@advisor/contracts/household/schemas';
import { FormShell } from '@advisor/forms/components/FormShell';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { formatMoney } from '@advisor/i18n/format';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { LeaveQuestion } from '@advisor/ui/components/LeaveQuestion';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { fresh } from '../../../arrangement/open-arrangement';
import { ParametersChanged, type TheirChange } from '../../../arrangement/ParametersChanged';
import { expenseNames, toInput, toValues, type HouseholdValues } from './household.schema';
import { useSaveHousehold } from './household.mutations';
import { householdsQuery } from '../household.queries';
import { takeOver } from './take-over';

interface HouseholdFormProps {
  form: UseFormReturn<HouseholdValues, unknown, HouseholdValues>;
  reference: ArrangementReference;
  household: Household;
  name: string;
  isLocked: boolean;
}

const names = ['children', ...expenseNames, 'propertySettlementId'] as const;

function shownValue(field: (typeof names)[number], values: HouseholdValues): string | undefined {
  if (field === 'children') return values.children;
  if (field === 'propertySettlementId') {
    return values[field] === null ? undefined : codeName(propertySettlement, values[field]);
  }
  return values[field] === null ? undefined : formatMoney(values[field], { decimals: 0 });
}

/** Children, expenses and settlement of a household. */
export function HouseholdForm({ form, reference, household, name, isLocked }: HouseholdFormProps) {
  const { t } = useTranslation('case-household');
  const { householdId } = household;
  const { control } = form;
  // Forgotten as soon as nothing differs from what is saved.
  useFormDraft(`household.${householdId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const [theirs, setTheirs] = useState<TheirChange[]>([]);
  const queryClient = useQueryClient();
  const save = useSaveHousehold(householdId);
  const showTheirs = async () => {
    const latest = await queryClient.fetchQuery(
      fresh(householdsQuery(reference.salesArrangementId)),
    );
    const found = latest.households.find((one) => one.householdId === householdId);
    if (found === undefined) return;
    const values = toValues(found);
    const changed = takeOver(form, values);
    setTheirs(
      names
        .filter((field) => changed.includes(field))
        .map((field) => ({ label: t(`form.${field}`), value: shownValue(field, values) })),
    );
  };
  return (
    <div className="household-form">
      <ParametersChanged change={save} changes={theirs} />
      <FormShell
        form={form}
        label={t('form.label', { name })}
        submitLabel={t('save')}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        onSubmit={(values, again) =>
          save.run(toInput(values), {
            ...again,
            onDone: ({ version }) => {
              const typed = form.getValues();
              form.reset({ ...values, version });
              for (const field of names) {
                if (typed[field] === values[field]) continue;
                form.setValue(field, typed[field], { shouldDirty: true });
              }
            },
            onRefused: showTheirs,
          })
        }
      >
        <div className="household-form__fields">
          <TextField
            control={control}
            name="children"
            label={t('form.children')}
            hint={t('form.childrenHint')}
            disabled={isLocked}
          />
          {expenseNames.map((field) => (
            <MoneyField
              key={field}
              control={control}
              name={field}
              label={t(`form.${field}`)}
              disabled={isLocked}
            />
          ))}
          {household.isPropertySettlementAsked && (
            <SelectField
              control={control}
              name="propertySettlementId"
              label={t('form.propertySettlementId')}
              options={Object.values(propertySettlement).map(({ code, name: label }) => ({
                value: code,
                label,
              }))}
              clearable
              disabled={isLocked}
            />
          )}
        </div>
      </FormShell>
      <LeaveQuestion guard={guard} title={t('leave.title')}>
        {t('leave.text')}
      </LeaveQuestion>
    </div>
  );
}
