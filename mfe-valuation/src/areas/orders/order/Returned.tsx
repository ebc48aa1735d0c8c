import { maxNoteLength } from '@advisor/contracts/real-estate/rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { formatDateTime } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { SendOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Order, Property, PropertyReference } from '../../../property/property.queries';
import { OrderDocuments } from '../OrderDocuments';
import { useComplete } from '../orders.changes';

interface ReturnedProps {
  reference: PropertyReference;
  property: Property;
  orderId: number;
  returned: NonNullable<Order['returned']>;
}

const schema = z.object({ text: z.string().trim().min(1).max(maxNoteLength) });

/** What the appraisers want completed or checked, with the documents and the answer. */
export function Returned({ reference, property, orderId, returned }: ReturnedProps) {
  const { t } = useTranslation('valuation-orders');
  const { round, text, returnedOn } = returned;
  const form = useZodForm(schema, { defaultValues: { text: '' } });
  const forgetDraft = useFormDraft(`valuation-return.${orderId}.${round}`, form);
  const complete = useComplete(reference);
  return (
    <>
      <Section title={t('returned.title')}>
        <p className="adv-muted">{t('returned.on', { on: formatDateTime(returnedOn) })}</p>
        <p>{text}</p>
      </Section>
      <div className="valuation-order__pair">
        <OrderDocuments reference={reference} property={property} />
        <Section title={t('returned.answer')}>
          <FormShell
            form={form}
            label={t('returned.answer')}
            submitLabel={t('returned.submit')}
            submitIcon={<SendOutlined aria-hidden />}
            loading={complete.isRunning}
            submitError={complete.submitError}
            notices={
              complete.flag && (
                <InfoBar severity="warning" title={complete.refusal ?? t('refused')} />
              )
            }
            onSubmit={(values, again) =>
              complete.run(
                { orderId, round, ...values },
                { ...again, onDone: () => void forgetDraft() },
              )
            }
          >
            <TextAreaField
              control={form.control}
              name="text"
              label={t('returned.text')}
              maxLength={maxNoteLength}
              required
            />
          </FormShell>
        </Section>
      </div>
    </>
  );
}
