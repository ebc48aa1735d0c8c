import { serverNow } from '@advisor/api-client/server-clock';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { FormShell } from '@advisor/forms/components/FormShell';
import { daySchema } from '@advisor/forms/day-schema';
import { DateField } from '@advisor/forms/fields/DateField';
import { SegmentedField } from '@advisor/forms/fields/SegmentedField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { message } from '@advisor/forms/validation-message';
import { formatDate } from '@advisor/i18n/format';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { FileDoneOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { useMakeDocument } from './process.changes';
import './texts';

const receivers = ['client', 'branch'] as const;
/** Days that a client has for signing, unless the offer runs out sooner. */
const usualDays = 14;

interface DocumentFormProps {
  caseId: number;
  process: RefinancingProcess;
  /** What becomes of it is shown by who shows the form: the answer may take the form away. */
  make: ReturnType<typeof useMakeDocument>;
}

/** @param latest last day on which it may be signed */
const documentSchema = (today: string, latest: string | undefined) =>
  z.object({
    signatureDeadline: daySchema
      .refine((day) => day >= today, 'refinancing-process:document.deadlinePast')
      .refine(
        (day) => latest === undefined || day <= latest,
        message('refinancing-process:document.deadlineLate', {
          date: latest === undefined ? '' : formatDate(latest),
        }),
      ),
    handoverTo: z.enum(receivers),
  });

/** Until when the client is to sign and who gets the document; then it is made. */
export function DocumentForm({ caseId, process, make }: DocumentFormProps) {
  const { t } = useTranslation('refinancing-process');
  const { processId, salesArrangementId, offerId, offerValidTo: latest, document } = process;
  const today = bankDay(serverNow());
  const usual = addDays(today, usualDays);
  const schema = useMemo(() => documentSchema(today, latest), [today, latest]);
  const form = useZodForm(schema, {
    defaultValues: {
      signatureDeadline: latest !== undefined && latest < usual ? latest : usual,
      handoverTo: 'client',
    },
  });
  const forgetDraft = useFormDraft(`refinancing-document-${caseId}-${processId}`, form);
  if (salesArrangementId === undefined || offerId === undefined) return null;
  return (
    <FormShell
      form={form}
      label={t('document.title')}
      submitLabel={t(document === undefined ? 'document.submit' : 'document.again')}
      submitIcon={<FileDoneOutlined aria-hidden />}
      loading={make.isRunning}
      submitError={make.submitError}
      onSubmit={(values, again) =>
        make.run(
          { ...values, salesArrangementId, offerId },
          { ...again, onDone: () => void forgetDraft() },
        )
      }
    >
      <DateField
        control={form.control}
        name="signatureDeadline"
        label={t('document.deadline')}
        min={today}
        max={latest}
        required
        hint={latest && t('document.deadlineHint', { date: formatDate(latest) })}
      />
      <SegmentedField
        control={form.control}
        name="handoverTo"
        label={t('document.handover')}
        options={receivers.map((value) => ({ value, label: t(`document.${value}`) }))}
      />
    </FormShell>
  );
}
