import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import type { RefixationOfferAmounts } from '@advisor/lending/repayment/refixation-offers';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Radio } from '@advisor/ui/entry';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../calculator/signed';
import './period-table.css';

interface PeriodTableProps {
  offers: readonly RefixationOfferAmounts[];
  /** What was typed is a discount that can be given. */
  isDiscountKnown: boolean;
  /** CZK a month. */
  instalmentNow: number;
  /** Months of the period that is looked at. */
  chosen: number;
  onChoose: (fixedRatePeriod: number) => void;
  discountField: ReactNode;
}

/** Every period at once, with and without the discount; one of them is looked at. */
export function PeriodTable({
  offers,
  isDiscountKnown,
  instalmentNow,
  chosen,
  onChoose,
  discountField,
}: PeriodTableProps) {
  const { t } = useTranslation('refinancing-refixation');
  const name = useId();
  const listed = { group: t('periods.listed') };
  const discounted = { group: t('periods.discounted') };
  const known = (text: string) => (isDiscountKnown ? text : '–');
  return (
    <Section title={t('periods.title')}>
      {discountField}
      <PlainTable
        label={t('periods.title')}
        className="refixation-periods"
        narrow="over"
        rows={offers}
        rowKey={({ fixedRatePeriod }) => fixedRatePeriod}
        rowProps={({ fixedRatePeriod }) => ({
          'data-chosen': fixedRatePeriod === chosen,
          onClick: () => onChoose(fixedRatePeriod),
        })}
        columns={[
          {
            title: t('periods.period'),
            render: ({ fixedRatePeriod }) => (
              <Radio
                name={name}
                value={fixedRatePeriod}
                checked={fixedRatePeriod === chosen}
                onChange={() => onChoose(fixedRatePeriod)}
              >
                {czechDuration(fixedRatePeriod)}
              </Radio>
            ),
          },
          {
            ...listed,
            title: t('periods.rate'),
            render: ({ interestRate }) => formatPercent(interestRate),
          },
          {
            ...listed,
            title: t('periods.instalment'),
            render: ({ loanPaymentAmount }) => formatMoney(loanPaymentAmount),
          },
          {
            ...discounted,
            title: t('periods.rate'),
            render: ({ interestRateDiscounted }) => known(formatPercent(interestRateDiscounted)),
          },
          {
            ...discounted,
            title: t('periods.instalment'),
            render: ({ loanPaymentAmountDiscounted }) =>
              known(formatMoney(loanPaymentAmountDiscounted)),
          },
          {
            ...discounted,
            title: t('periods.change'),
            render: ({ loanPaymentAmountDiscounted }) =>
              known(signedMoney(loanPaymentAmountDiscounted - instalmentNow)),
          },
        ]}
      />
    </Section>
  );
}
