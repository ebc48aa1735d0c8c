import type { ArrangementReference } from '@advisor/case/case.queries';
import { codeName } from '@advisor/contracts/code-name';
import { fee } from '@advisor/contracts/codebooks/offer';
import { FormShell } from '@advisor/forms/components/FormShell';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { SendOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageLength } from '../message-length';
import { useCreateTask } from '../task.mutations';
import {
  emptyPriceException,
  feeFieldName,
  priceExceptionSchema,
  toFormErrors,
  toTaskInput,
  type PriceExceptionLimits,
} from './price-exception.schema';

interface PriceExceptionFormProps {
  reference: ArrangementReference;
  limits: PriceExceptionLimits;
  onDone: () => void;
}

/** Discounts to ask for, and why. What was typed survives closing. */
export function PriceExceptionForm({ reference, limits, onDone }: PriceExceptionFormProps) {
  const { t } = useTranslation('case-task');
  const { caseId, salesArrangementId } = reference;
  const schema = useMemo(() => priceExceptionSchema(limits), [limits]);
  const form = useZodForm(schema, { defaultValues: emptyPriceException(limits) });
  const forgetDraft = useFormDraft(`price-exception.${salesArrangementId}`, form);
  const create = useCreateTask(caseId, {
    done: t('priceException.done'),
    fieldErrors: ({ fieldErrors }) => toFormErrors(fieldErrors, form.getValues(), limits),
  });
  const { control } = form;
  return (
    <FormShell
      form={form}
      label={t('priceException.title')}
      submitLabel={t('priceException.submit')}
      submitIcon={<SendOutlined aria-hidden />}
      loading={create.isRunning}
      submitError={create.submitError}
      onSubmit={(values, again) =>
        create.run(toTaskInput(values, limits), {
          ...again,
          onDone: () => {
            void forgetDraft();
            onDone();
          },
        })
      }
    >
      {create.refusal !== undefined && <InfoBar severity="warning" title={create.refusal} />}
      <NumberField
        control={control}
        name="interestRateDiscount"
        label={t('priceException.interestRateDiscount')}
        hint={t('priceException.atMost', {
          most: t('priceException.points', {
            points: formatNumber(limits.interestRateDiscount, { decimals: 2 }),
          }),
        })}
        decimals={2}
        step={0.1}
        unit={t('priceException.unit')}
      />
      {limits.fees.map(({ feeId, amount }) => (
        <MoneyField
          key={feeId}
          control={control}
          name={`fees.${feeFieldName(feeId)}`}
          label={t('priceException.feeDiscount', { fee: codeName(fee, feeId) })}
          hint={t('priceException.atMost', { most: formatMoney(amount) })}
        />
      ))}
      <TextAreaField
        control={control}
        name="message"
        label={t('priceException.message')}
        hint={t('priceException.messageHint')}
        maxLength={messageLength}
        required
      />
    </FormShell>
  );
}
