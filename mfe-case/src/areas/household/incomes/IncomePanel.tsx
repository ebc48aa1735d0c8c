import type { ApiError } from '@advisor/api-client/api-error';
import { serverNow } from '@advisor/api-client/server-clock';
import { incomeType } from '@advisor/contracts/codebooks/income';
import { FormShell } from '@advisor/forms/components/FormShell';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { Drawer } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../case/ChangedMeanwhile';
import { isGone } from '../gone';
import { incomesQuery } from '../household.queries';
import { CountedIncome } from './CountedIncome';
import { IncomeFields } from './IncomeFields';
import { incomeSchema, toIncome, toValues } from './income.schema';
import { useDeleteIncome, useSaveIncome, type ListedIncome } from './incomes.queries';

interface IncomePanelProps {
  customerOnSAId: number;
  /** Absent for a new one. */
  listed: ListedIncome | undefined;
  isLocked: boolean;
  onClose: () => void;
}

/** One income of a person beside the screen; what was typed is there after it was closed. */
export function IncomePanel(props: IncomePanelProps) {
  const { t } = useTranslation('case-household');
  const { listed, onClose } = props;
  return (
    <Drawer
      open
      title={listed?.name ?? t('incomes.add')}
      size={480}
      destroyOnHidden
      onClose={onClose}
    >
      <IncomeEditor {...props} />
    </Drawer>
  );
}

const types = Object.values(incomeType).map(({ code, name }) => ({ value: code, label: name }));

function IncomeEditor({ customerOnSAId, listed, isLocked, onClose }: IncomePanelProps) {
  const { t } = useTranslation('case-household');
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(listed?.version ?? 0);
  const isFromTaxReturn = listed?.isFromTaxReturn === true;
  const form = useZodForm(incomeSchema(bankDay(serverNow()), isFromTaxReturn), {
    defaultValues: toValues(listed?.income),
  });
  const draft = `income.${customerOnSAId}.${listed?.incomeId ?? 'new'}`;
  const forgetDraft = useFormDraft(draft, form);
  // What somebody else has removed is saved as a new one.
  const [isRemoved, setRemoved] = useState(false);
  const save = useSaveIncome(customerOnSAId, isRemoved ? undefined : listed?.incomeId);
  const remove = useDeleteIncome(customerOnSAId, listed?.incomeId);
  const onDone = () => {
    void forgetDraft();
    onClose();
  };
  const onRefused = (error: ApiError) => (isGone(error) ? setRemoved(true) : takeOver());
  const takeOver = async () => {
    const latest = await queryClient.fetchQuery({
      ...incomesQuery(customerOnSAId),
      staleTime: 0,
    });
    const theirs = latest.find(({ incomeId }) => incomeId === listed?.incomeId);
    if (theirs === undefined) return;
    form.reset(toValues(theirs.income), { keepDirtyValues: true });
    setVersion(theirs.version);
  };
  return (
    <>
      <ChangedMeanwhile
        change={save.flag === undefined ? remove : save}
        title={t('changed.title')}
        hint={save.refusal ?? remove.refusal ?? t('changed.hint')}
      />
      {isRemoved && (
        <InfoBar severity="warning" title={t('changed.gone')} description={t('changed.goneHint')} />
      )}
      <CountedIncome form={form} customerOnSAId={customerOnSAId} listed={listed} />
      <FormShell
        form={form}
        label={listed?.name ?? t('incomes.add')}
        submitLabel={t('save')}
        loading={save.isRunning}
        submitError={save.submitError}
        isReadOnly={isLocked}
        actions={
          listed !== undefined &&
          !isRemoved &&
          !isLocked && (
            <Button
              danger
              disabled={isFromTaxReturn}
              loading={remove.isRunning}
              onClick={() => remove.run(undefined, { onDone, onRefused: takeOver })}
            >
              {t('remove')}
            </Button>
          )
        }
        onSubmit={(values, again) =>
          save.run({ version, income: toIncome(values) }, { ...again, onDone, onRefused })
        }
      >
        {listed === undefined && (
          <SelectField
            control={form.control}
            name="incomeTypeId"
            label={t('incomes.field.type')}
            options={types}
          />
        )}
        <IncomeFields form={form} isAmountFixed={isFromTaxReturn} />
      </FormShell>
    </>
  );
}
