import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/duration';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../calculator/signed';
import { OfferActions } from './OfferActions';
import type { OfferInTable } from './offer-in-table';
import { OfferMarks } from './OfferMarks';

interface OfferRowProps extends OfferInTable {
  /** CZK a month. */
  instalmentNow: number;
  refusal: string | undefined;
  /** Of the table. */
  columns: number;
}

/** An offer with and without its discount, against the instalment of today. */
export function OfferRow({ instalmentNow, refusal, columns, ...props }: OfferRowProps) {
  const { t } = useTranslation('refinancing-refixation');
  const { offer } = props;
  const { interestRate, interestRateDiscount, interestRateDiscounted = interestRate } = offer;
  const { loanPaymentAmount, loanPaymentAmountDiscounted = loanPaymentAmount, validTo } = offer;
  return (
    <>
      <tr data-current={offer.isCurrent} data-selected={offer.isSelected}>
        <th scope="row">{czechDuration(offer.fixedRatePeriod)}</th>
        <td data-label={t('offers.rate')}>{formatPercent(interestRate)}</td>
        <td data-label={t('offers.discount')}>
          {interestRateDiscount
            ? t('offers.points', { points: formatNumber(interestRateDiscount) })
            : '–'}
        </td>
        <td data-label={t('offers.discounted')} className="refixation-offers__rate-discounted">
          {formatPercent(interestRateDiscounted)}
        </td>
        <td data-label={t('offers.instalment')}>{formatMoney(loanPaymentAmount)}</td>
        <td data-label={t('offers.instalmentDiscounted')}>
          {formatMoney(loanPaymentAmountDiscounted)}
        </td>
        <td data-label={t('offers.change')}>
          {signedMoney(loanPaymentAmountDiscounted - instalmentNow)}
        </td>
        <td data-label={t('offers.validTo')}>{validTo ? formatDate(validTo) : '–'}</td>
        <td className="refixation-offers__marks">
          <OfferMarks offer={offer} />
        </td>
        <td className="refixation-offers__actions">
          <OfferActions {...props} />
        </td>
      </tr>
      {refusal !== undefined && (
        <tr>
          <td colSpan={columns} className="refixation-offers__refusal">
            <InfoBar
              severity="warning"
              title={refusal}
              onClose={() => props.onRefused(undefined)}
            />
          </td>
        </tr>
      )}
    </>
  );
}
