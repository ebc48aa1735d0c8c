import { serverNow } from '@advisor/api-client/server-clock';
import { incomeType } from '@advisor/contracts/codebooks/income';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { Button } from '@advisor/ui/core';
import { Drawer } from '@advisor/ui/overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fresh } from '@advisor/api-client/fresh';
import { optionsOf } from '../form-values';
import { incomesQuery } from '../household.queries';
import { CountedIncome } from './CountedIncome';
import { IncomeFields } from './IncomeFields';
import { incomeSchema, toIncome, toValues } from './income.schema';
import { useDeleteIncome, useSaveIncome, type ListedIncome } from './incomes.queries';

interface IncomePanelProps {
  customerOnSAId: number;
  /** Of the person. */
  personName: string;
  /** Absent for a new one. */
  listed: ListedIncome | undefined;
  isLocked: boolean;
  onClose: () => void;
}

/** One income of a person beside the screen; what was typed is there after it was closed. */
export function IncomePanel(props: IncomePanelProps) {
  const { t } = useTranslation('case-household');
  const { listed, personName, onClose } = props;
  const title = `${listed?.name ?? t('incomes.add')} – ${personName}`;
  return (
    <Drawer open title={title} size={480} destroyOnHidden onClose={onClose}>
      <IncomeEditor {...props} title={title} />
    </Drawer>
  );
}

const toState = (listed: ListedIncome | undefined) => ({
  version: listed?.version ?? 0,
  values: toValues(listed?.income),
});

function IncomeEditor({
  customerOnSAId,
  listed,
  isLocked,
  onClose,
  title,
}: IncomePanelProps & { title: string }) {
  const { t } = useTranslation('case-household');
  const queryClient = useQueryClient();
  const isFromTaxReturn = listed?.isFromTaxReturn === true;
  const record = useRecordForm({
    schema: incomeSchema(bankDay(serverNow()), isFromTaxReturn),
    draft: `income.${customerOnSAId}.${listed?.incomeId ?? 'new'}`,
    saved: toState(listed),
    readLatest: async () => {
      const latest = await queryClient.fetchQuery(fresh(incomesQuery(customerOnSAId)));
      const theirs = latest.find(({ incomeId }) => incomeId === listed?.incomeId);
      return theirs && toState(theirs);
    },
  });
  const { form, isGone } = record;
  const save = useSaveIncome(customerOnSAId, isGone ? undefined : listed?.incomeId);
  const remove = useDeleteIncome(customerOnSAId, listed?.incomeId);
  const onDone = () => {
    record.forgetDraft();
    onClose();
  };
  return (
    <>
      <CountedIncome form={form} customerOnSAId={customerOnSAId} listed={listed} />
      <RecordForm
        record={record}
        save={save}
        others={[remove]}
        toBody={(values, version) => ({ version, income: toIncome(values) })}
        onSaved={onClose}
        label={title}
        isLocked={isLocked}
        isAddedAgain
        actions={
          listed !== undefined &&
          !isGone &&
          !isLocked && (
            <Button
              danger
              disabled={isFromTaxReturn}
              loading={remove.isRunning}
              onClick={() => remove.run(record.version, { onDone, onRefused: record.takeOver })}
            >
              {t('remove')}
            </Button>
          )
        }
      >
        {listed === undefined && (
          <SelectField
            control={form.control}
            name="incomeTypeId"
            label={t('incomes.field.type')}
            options={optionsOf(incomeType)}
          />
        )}
        <IncomeFields form={form} isAmountFixed={isFromTaxReturn} />
      </RecordForm>
    </>
  );
}
