import { serverNow } from '@advisor/api-client/server-clock';
import {
  buildingStructure,
  flatSchema,
  technicalState,
} from '@advisor/contracts/codebooks/real-estate';
import { FormShell } from '@advisor/forms/components/FormShell';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { NumberField } from '@advisor/forms/fields/NumberField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { TextField } from '@advisor/forms/fields/TextField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { useEffectEvent, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../property/names';
import type { Property, PropertyReference } from '../../../property/property.queries';
import { usePreorder } from '../orders.changes';
import { preorderSchema, toPreorder, toPreorderValues } from './preorder.schema';
import { PreorderAnswer } from './PreorderAnswer';

interface OnlineOrderProps {
  reference: PropertyReference;
  property: Property;
}

/** Asks whether it can be valued online by what is typed, then orders it. */
export function OnlineOrder({ reference, property }: OnlineOrderProps) {
  const { t } = useTranslation('valuation-orders');
  const thisYear = Number(bankDay(serverNow()).slice(0, 4));
  const schema = useMemo(() => preorderSchema(thisYear), [thisYear]);
  const form = useZodForm(schema, { defaultValues: toPreorderValues(property) });
  const forgetDraft = useFormDraft(`valuation-online.${reference.sourceId}.${reference.id}`, form);
  const preorder = usePreorder(reference);
  const { control } = form;
  // An answer is of what was typed then.
  const forget = useEffectEvent(() => preorder.forget());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') forget();
        },
      }),
    [form],
  );
  const label = (name: keyof ReturnType<typeof toPreorderValues>) => t(`field.${name}`);
  return (
    <>
      <Section title={t('online.title')}>
        <p className="adv-muted">{t('online.hint')}</p>
        <FormShell
          form={form}
          label={t('online.title')}
          submitLabel={t('online.ask')}
          isSecondary={preorder.answer !== undefined}
          loading={preorder.isRunning}
          submitError={preorder.submitError}
          notices={
            preorder.flag && <InfoBar severity="warning" title={preorder.refusal ?? t('refused')} />
          }
          onSubmit={(values, again) =>
            preorder.run(toPreorder(values), {
              ...again,
              onDone: () => {
                // It is saved with the real estate.
                form.reset(form.getValues());
                void forgetDraft();
              },
            })
          }
        >
          <div className="valuation-order__row">
            <SelectField
              control={control}
              name="flatSchemaCode"
              label={label('flatSchemaCode')}
              options={optionsOf(flatSchema)}
              required
            />
            <NumberField
              control={control}
              name="floorArea"
              label={label('floorArea')}
              unit="m²"
              decimals={2}
              required
            />
            <TextField
              control={control}
              name="builtIn"
              label={label('builtIn')}
              inputMode="numeric"
              required
            />
          </div>
          <div className="valuation-order__row">
            <SelectField
              control={control}
              name="buildingStructureCode"
              label={label('buildingStructureCode')}
              options={optionsOf(buildingStructure)}
              required
            />
            <SelectField
              control={control}
              name="technicalStateCode"
              label={label('technicalStateCode')}
              options={optionsOf(technicalState)}
              required
            />
            <MoneyField control={control} name="purchasePrice" label={label('purchasePrice')} />
          </div>
        </FormShell>
      </Section>
      {preorder.answer && (
        <PreorderAnswer
          reference={reference}
          property={property}
          possible={preorder.answer.possibleValuationTypes}
        />
      )}
    </>
  );
}
