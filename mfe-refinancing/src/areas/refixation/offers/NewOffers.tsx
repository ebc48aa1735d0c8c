import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { ReloadOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { discountSchema } from '../discount.schema';
import { DiscountField } from '../DiscountField';
import type { Refixation } from '../refixation.queries';
import { AddPeriods } from './AddPeriods';
import { useChangeDiscount } from './offers.changes';

interface NewOffersProps {
  caseId: number;
  refixation: Refixation;
  next: NextFixation;
}

/** By which the newest offers were made, but those of the bank itself; percentage points. */
function discountNow({ offers, interestRateDiscount }: Refixation): number | undefined {
  const made = offers.filter(({ isCurrent, isLegalNotice }) => isCurrent && !isLegalNotice);
  const [newest] = made.toSorted((one, other) => other.offerId - one.offerId);
  return newest ? newest.interestRateDiscount : interestRateDiscount;
}

/** The discount of all periods, and periods that nothing is offered for yet. */
export function NewOffers(props: NewOffersProps) {
  const { t } = useTranslation('refinancing-refixation');
  const discount = discountNow(props.refixation);
  return (
    <Section title={t('newOffers.title')}>
      <div className="refixation-new">
        <DiscountForm key={discount} {...props} discount={discount} />
        <AddPeriods {...props} discount={discount} />
      </div>
    </Section>
  );
}

interface WithDiscount extends NewOffersProps {
  discount: number | undefined;
}

interface DiscountValues {
  interestRateDiscount: number | null;
}

function DiscountForm({ caseId, refixation, next, discount }: WithDiscount) {
  const { t } = useTranslation('refinancing-refixation');
  const schema = useMemo(() => z.object({ interestRateDiscount: discountSchema(next) }), [next]);
  const form = useZodForm<DiscountValues, DiscountValues>(schema, {
    mode: 'onChange',
    defaultValues: { interestRateDiscount: discount ?? null },
  });
  const forgetDraft = useFormDraft(`refixation-discount-${caseId}`, form);
  const change = useChangeDiscount(caseId, refixation);
  const { interestRateDiscount } = useWatch({ control: form.control }) as DiscountValues;
  const isAtField = change.submitError?.fieldErrors.interestRateDiscount !== undefined;
  return (
    <FormShell
      form={form}
      label={t('newOffers.title')}
      submitLabel={t('newOffers.submit')}
      submitIcon={<ReloadOutlined aria-hidden />}
      isSecondary
      loading={change.isRunning}
      submitError={change.submitError}
      onSubmit={(values, again) =>
        change.run(values.interestRateDiscount, {
          ...again,
          onDone: () => {
            form.reset(values);
            void forgetDraft();
          },
        })
      }
    >
      {change.flag && !isAtField && <InfoBar severity="warning" title={change.refusal} />}
      <DiscountField
        caseId={caseId}
        control={form.control}
        name="interestRateDiscount"
        points={interestRateDiscount}
        next={next}
        onStep={(points) =>
          form.setValue('interestRateDiscount', points, { shouldDirty: true, shouldValidate: true })
        }
      />
    </FormShell>
  );
}
