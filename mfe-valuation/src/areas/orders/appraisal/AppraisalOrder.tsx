import { serverNow } from '@advisor/api-client/server-clock';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { maxNoteLength } from '@advisor/contracts/real-estate/rules';
import { FormShell } from '@advisor/forms/components/FormShell';
import { PhoneField } from '@advisor/forms/fields/PhoneField';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { SendOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property, PropertyReference } from '../../../property/property.queries';
import { OrderDocuments } from '../OrderDocuments';
import { useIsBeingRead, useOrder } from '../orders.changes';
import { useOrderLabel } from '../use-order-label';
import { appraisalSchema, noAppraisal, toOrder } from './appraisal.schema';
import { InspectionDays } from './InspectionDays';
import { MissingForOrder } from './MissingForOrder';

interface AppraisalOrderProps {
  /** DTS goes by papers, the standard one by an inspection, too. */
  valuationTypeId: 2 | 3;
  reference: PropertyReference;
  property: Property;
}

/** Orders an appraiser; what is typed is there for the other way, too. */
export function AppraisalOrder({ valuationTypeId, reference, property }: AppraisalOrderProps) {
  const { t } = useTranslation('valuation-orders');
  const isInspected = valuationTypeId === valuationType.standard.code;
  const today = bankDay(serverNow());
  const schema = useMemo(() => appraisalSchema({ today, isInspected }), [today, isInspected]);
  const form = useZodForm(schema, { defaultValues: noAppraisal });
  const forgetDraft = useFormDraft(`valuation-order.${reference.sourceId}.${reference.id}`, form);
  const order = useOrder(reference);
  const isBeingRead = useIsBeingRead(reference);
  const { control } = form;
  const option = property.options.find((one) => one.valuationTypeId === valuationTypeId);
  const label = useOrderLabel(option?.fee ?? 0);
  const title = t(`title.${valuationTypeId}`);
  return (
    <>
      <MissingForOrder reference={reference} missing={option?.missing ?? []} />
      <div className="valuation-order__pair">
        <OrderDocuments reference={reference} property={property} />
        <Section title={title}>
          <FormShell
            form={form}
            label={title}
            submitLabel={label}
            submitIcon={<SendOutlined aria-hidden />}
            loading={order.isRunning || isBeingRead}
            submitError={order.submitError}
            notices={
              order.flag && <InfoBar severity="warning" title={order.refusal ?? t('refused')} />
            }
            onSubmit={(values, again) =>
              order.run(
                { order: toOrder(valuationTypeId, values), seen: property.version },
                { ...again, onDone: () => void forgetDraft() },
              )
            }
          >
            <div className="valuation-order__row">
              <TextField
                control={control}
                name="name"
                label={t('field.name')}
                hint={t(isInspected ? 'field.nameOfInspection' : 'field.nameOfPapers')}
                required={isInspected}
              />
              <PhoneField
                control={control}
                name="phoneNumber"
                label={t('field.phoneNumber')}
                required={isInspected}
              />
              <TextField
                control={control}
                name="emailAddress"
                label={t('field.emailAddress')}
                inputMode="email"
              />
            </div>
            {isInspected && (
              <>
                <InspectionDays form={form} today={today} />
                <TextField control={control} name="keys" label={t('field.keys')} />
              </>
            )}
            <TextAreaField
              control={control}
              name="note"
              label={t('field.note')}
              maxLength={maxNoteLength}
            />
          </FormShell>
        </Section>
      </div>
    </>
  );
}
