import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import type { PlainColumn } from '@advisor/ui/components/PlainTable';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../calculator/signed';
import { OfferMarks } from './OfferMarks';

const rateOf = ({ interestRate, interestRateDiscounted = interestRate }: RefixationOffer) =>
  interestRateDiscounted;
const instalmentOf = ({
  loanPaymentAmount,
  loanPaymentAmountDiscounted = loanPaymentAmount,
}: RefixationOffer) => loanPaymentAmountDiscounted;

/**
 * An offer with and without its discount, against the instalment of today.
 * @param instalmentNow CZK a month
 */
export function useOfferColumns(instalmentNow: number): PlainColumn<RefixationOffer>[] {
  const { t } = useTranslation('refinancing-refixation');
  const column = (
    name:
      | 'period'
      | 'rate'
      | 'discount'
      | 'instalment'
      | 'instalmentDiscounted'
      | 'change'
      | 'validTo',
    textOf: (offer: RefixationOffer) => string,
  ) => ({ title: t(`offers.${name}`), render: textOf });
  return [
    column('period', ({ fixedRatePeriod }) => czechDuration(fixedRatePeriod)),
    column('rate', ({ interestRate }) => formatPercent(interestRate)),
    column('discount', ({ interestRateDiscount }) =>
      interestRateDiscount
        ? t('offers.points', { points: formatNumber(interestRateDiscount) })
        : '–',
    ),
    {
      title: t('offers.discounted'),
      render: (offer) => <strong>{formatPercent(rateOf(offer))}</strong>,
    },
    column('instalment', ({ loanPaymentAmount }) => formatMoney(loanPaymentAmount)),
    column('instalmentDiscounted', (offer) => formatMoney(instalmentOf(offer))),
    column('change', (offer) => signedMoney(instalmentOf(offer) - instalmentNow)),
    column('validTo', ({ validTo }) => (validTo ? formatDate(validTo) : '–')),
    {
      title: t('offers.marks'),
      isText: true,
      className: 'refixation-offers__marks',
      render: (offer) => <OfferMarks offer={offer} />,
    },
  ];
}
