import { codeName } from '@advisor/contracts/code-name';
import { fee } from '@advisor/contracts/codebooks/offer';
import type { CallResponse } from '@advisor/api-client/call';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { formatNumber } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { useTranslation } from 'react-i18next';
import { date, knownFact, money } from '../../case/facts';

interface AskedDiscountsProps {
  priceException: NonNullable<
    CallResponse<typeof taskCalls.currentPriceException>['task']
  >['priceException'];
  /** Of an approved one. */
  validTo: string | undefined;
}

/** The discounts of a price exception. */
export function RequestedDiscounts({ priceException, validTo }: AskedDiscountsProps) {
  const { t } = useTranslation('case-task');
  return (
    <DescriptionList
      items={[
        ...knownFact(
          t('priceException.interestRateDiscount'),
          priceException.interestRateDiscount,
          (points) => t('priceException.points', { points: formatNumber(points, { decimals: 2 }) }),
        ),
        ...priceException.fees.map(({ feeId, discount }) => ({
          label: codeName(fee, feeId),
          value: money(discount),
        })),
        ...knownFact(t('priceException.holdsUntil'), validTo, date),
      ]}
    />
  );
}
