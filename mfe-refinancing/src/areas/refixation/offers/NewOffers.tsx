import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { fresh } from '@advisor/api-client/fresh';
import { fillField } from '@advisor/forms/fill-field';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { Section } from '@advisor/ui/components/Section';
import { ReloadOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { discountSchema } from '../discount.schema';
import { DiscountField } from '../DiscountField';
import { refixationQuery, type Refixation } from '../refixation.queries';
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
        <DiscountForm {...props} />
        <AddPeriods {...props} discount={discount} />
      </div>
    </Section>
  );
}

interface DiscountValues {
  interestRateDiscount: number | null;
}

const toState = (refixation: Refixation) => ({
  version: refixation.process?.version ?? 0,
  values: { interestRateDiscount: discountNow(refixation) ?? null },
});

function DiscountForm({ caseId, refixation, next }: NewOffersProps) {
  const { t } = useTranslation('refinancing-refixation');
  const schema = useMemo(() => z.object({ interestRateDiscount: discountSchema(next) }), [next]);
  const queryClient = useQueryClient();
  const record = useRecordForm<DiscountValues, DiscountValues>({
    schema,
    mode: 'onChange',
    draft: `refixation-discount-${caseId}`,
    saved: toState(refixation),
    readLatest: async () => toState(await queryClient.fetchQuery(fresh(refixationQuery(caseId)))),
  });
  const { form } = record;
  return (
    <RecordForm
      record={record}
      save={useChangeDiscount(caseId, refixation)}
      toBody={(values, version) => ({ points: values.interestRateDiscount, version })}
      label={t('newOffers.title')}
      submitLabel={t('newOffers.submit')}
      submitIcon={<ReloadOutlined aria-hidden />}
      isSecondary
    >
      <DiscountField
        caseId={caseId}
        control={form.control}
        name="interestRateDiscount"
        next={next}
        onStep={(points) => fillField(form, 'interestRateDiscount', points)}
      />
    </RecordForm>
  );
}
