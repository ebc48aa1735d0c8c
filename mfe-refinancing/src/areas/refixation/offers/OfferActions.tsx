import type { ApiError } from '@advisor/api-client/api-error';
import { formatPercent } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { Button } from '@advisor/ui/core';
import { DeleteOutlined, LikeFilled, LikeOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferSheetLink } from '../../../process/OfferSheetLink';
import { useCancelOffer, useSetFlags } from './offers.changes';
import { CancelQuestion, SelectQuestion } from './offer-questions';
import type { OfferInTable } from './offer-in-table';

/** What can be done with an offer now. */
export function OfferActions({
  caseId,
  offer,
  selected,
  from,
  mayChange,
  maySelect,
  isProcessOpen,
  version,
  onRefused,
}: OfferInTable) {
  const { t } = useTranslation('refinancing-refixation');
  const [asked, setAsked] = useState<'select' | 'cancel'>();
  const { offerId, isCurrent, isLiked, isSelected, isLegalNotice } = offer;
  const flags = useSetFlags({ caseId, offerId });
  const cancel = useCancelOffer({ caseId, offerId });
  const close = () => setAsked(undefined);
  const outcome = {
    onDone: () => {
      close();
      onRefused(undefined);
    },
    onRefused: ({ messages }: ApiError) => {
      close();
      onRefused({ offerId, text: messages[0]?.message });
    },
  };
  const of = {
    period: czechDuration(offer.fixedRatePeriod),
    rate: formatPercent(offer.interestRateDiscounted ?? offer.interestRate),
  };
  return (
    <div className="refixation-actions">
      {maySelect && isCurrent && !isSelected && (
        <Button
          size="small"
          aria-label={t('select.actionOf', of)}
          onClick={() => setAsked('select')}
        >
          {t('select.action')}
        </Button>
      )}
      {maySelect && isSelected && (
        <Button
          size="small"
          loading={flags.isRunning}
          onClick={() => flags.run({ isSelected: false, version }, outcome)}
        >
          {t('select.takeBack')}
        </Button>
      )}
      {mayChange && isCurrent && (
        <Button
          size="small"
          icon={isLiked ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
          aria-label={t('like.actionOf', of)}
          title={t(isLiked ? 'like.takeBack' : 'like.action')}
          aria-pressed={isLiked}
          onClick={() => flags.run({ isLiked: !isLiked, version }, outcome)}
        />
      )}
      {mayChange && !isLegalNotice && !isSelected && (
        <Button
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('cancel.actionOf', of)}
          title={t('cancel.action')}
          onClick={() => setAsked('cancel')}
        />
      )}
      <OfferSheetLink caseId={caseId} offerId={offerId} isShort />
      <SelectQuestion
        isOpen={asked === 'select'}
        offer={offer}
        selected={selected}
        from={from}
        isProcessOpen={isProcessOpen}
        isRunning={flags.isRunning}
        onConfirm={() => flags.run({ isSelected: true, version }, outcome)}
        onCancel={close}
      />
      <CancelQuestion
        isOpen={asked === 'cancel'}
        offer={offer}
        isRunning={cancel.isRunning}
        onConfirm={() => cancel.run(undefined, outcome)}
        onCancel={close}
      />
    </div>
  );
}
