import { serverNow } from '@advisor/api-client/server-clock';
import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import type { ListedProperty } from '../../property/property.queries';

/** What a real estate is for, and what is wrong with its value. */
export function PropertyMarks({ property }: { property: ListedProperty }) {
  const { t } = useTranslation('valuation-overview');
  const { sourceId, isLoanRealEstate, isPurchased, isReplaced, validTo } = property;
  const isOnlyShown = sourceId === valuationSource.appraisers.code;
  const hasEnded = validTo !== undefined && validTo < bankDay(serverNow());
  return (
    <>
      {isLoanRealEstate && <StatusChip tone="neutral" label={t('card.secures')} />}
      {isPurchased && <StatusChip tone="neutral" label={t('card.purchased')} />}
      {isOnlyShown && <StatusChip tone="neutral" label={t('card.onlyShown')} />}
      {isReplaced && <StatusChip tone="neutral" label={t('card.replaced')} />}
      {hasEnded && !isReplaced && <StatusChip tone="warning" label={t('card.hasEnded')} />}
    </>
  );
}
