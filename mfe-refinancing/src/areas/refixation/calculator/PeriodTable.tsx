import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/duration';
import type { RefixationOfferAmounts } from '@advisor/lending/refixation-offers';
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
  const known = (text: string) => (isDiscountKnown ? text : '–');
  return (
    <Section title={t('periods.title')}>
      {discountField}
      <div className="calculator-scroll">
        <table className="calculator-table refixation-periods" aria-label={t('periods.title')}>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('periods.period')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {t('periods.listed')}
              </th>
              <th scope="colgroup" colSpan={3}>
                {t('periods.discounted')}
              </th>
            </tr>
            <tr>
              <th scope="col">{t('periods.rate')}</th>
              <th scope="col">{t('periods.instalment')}</th>
              <th scope="col">{t('periods.rate')}</th>
              <th scope="col">{t('periods.instalment')}</th>
              <th scope="col">{t('periods.change')}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr
                key={offer.fixedRatePeriod}
                data-chosen={offer.fixedRatePeriod === chosen}
                onClick={() => onChoose(offer.fixedRatePeriod)}
              >
                <th scope="row">
                  <Radio
                    name={name}
                    value={offer.fixedRatePeriod}
                    checked={offer.fixedRatePeriod === chosen}
                    onChange={() => onChoose(offer.fixedRatePeriod)}
                  >
                    {czechDuration(offer.fixedRatePeriod)}
                  </Radio>
                </th>
                <td>{formatPercent(offer.interestRate)}</td>
                <td>{formatMoney(offer.loanPaymentAmount)}</td>
                <td>{known(formatPercent(offer.interestRateDiscounted))}</td>
                <td>{known(formatMoney(offer.loanPaymentAmountDiscounted))}</td>
                <td>{known(signedMoney(offer.loanPaymentAmountDiscounted - instalmentNow))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
