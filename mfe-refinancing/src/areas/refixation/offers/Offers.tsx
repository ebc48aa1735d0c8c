import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refixation } from '../refixation.queries';
import { OfferActions } from './OfferActions';
import type { OfferRefusal } from './offer-in-table';
import { useOfferColumns } from './use-offer-columns';

interface OffersProps {
  caseId: number;
  refixation: Refixation;
  /** CZK a month. */
  instalmentNow: number;
  mayChange: boolean;
  /** Another offer may be selected now. */
  maySelect: boolean;
  isProcessOpen: boolean;
}

const holds = ({ isCurrent, isSelected }: RefixationOffer) => isCurrent || isSelected;

/** Offers of all periods at once; those that have run out are shown when asked for. */
export function Offers({
  caseId,
  refixation,
  mayChange,
  maySelect,
  isProcessOpen,
  instalmentNow,
}: OffersProps) {
  const { t } = useTranslation('refinancing-refixation');
  const columns = useOfferColumns(instalmentNow);
  const { offers, next, refusal: whyNone } = refixation;
  const [isAll, setIsAll] = useState(false);
  // What has run out while one looks at it stays in sight, with what the server says of it.
  const [seen] = useState(() => new Set(offers.filter(holds).map(({ offerId }) => offerId)));
  const [refusal, setRefusal] = useState<OfferRefusal>();
  const hasEnded = (offer: RefixationOffer) => !holds(offer) && !seen.has(offer.offerId);
  const expired = offers.filter(hasEnded);
  const shown = isAll ? offers : offers.filter((offer) => !hasEnded(offer));
  const isAtRow = shown.some(({ offerId }) => offerId === refusal?.offerId);
  return (
    <Section
      title={t('offers.title')}
      actions={
        expired.length > 0 && (
          <Button aria-pressed={isAll} onClick={() => setIsAll(!isAll)}>
            {t(isAll ? 'offers.hideExpired' : 'offers.showExpired', { count: expired.length })}
          </Button>
        )
      }
    >
      {refusal && !isAtRow && (
        <InfoBar severity="warning" title={refusal.text} onClose={() => setRefusal(undefined)} />
      )}
      {offers.length > 0 && next === undefined && whyNone !== undefined && (
        <InfoBar severity="info" title={t('refused')} description={whyNone} />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title={t(next === undefined ? 'refused' : 'offers.none')}
          description={
            whyNone ?? (expired.length > 0 ? t('offers.allExpired') : t('offers.noneHint'))
          }
          action={
            next && (
              <Link to={refinancingAddresses.refixationCalculator.to({ caseId })}>
                {t('offers.toCalculator')}
              </Link>
            )
          }
        />
      ) : (
        <PlainTable
          label={t('offers.title')}
          className="refixation-offers"
          narrow="list"
          rows={shown}
          rowKey={({ offerId }) => offerId}
          rowProps={({ isCurrent, isSelected }) => ({
            'data-current': isCurrent,
            'data-selected': isSelected,
          })}
          columns={[
            ...columns,
            {
              title: t('offers.actions'),
              isTitleHidden: true,
              className: 'refixation-offers__actions',
              render: (offer) => (
                <OfferActions
                  caseId={caseId}
                  offer={offer}
                  selected={offers.find(({ isSelected }) => isSelected)}
                  from={next?.from}
                  version={refixation.process?.version ?? 0}
                  mayChange={mayChange}
                  maySelect={maySelect}
                  isProcessOpen={isProcessOpen}
                  onRefused={setRefusal}
                />
              ),
            },
          ]}
          renderBelow={({ offerId }) =>
            refusal?.offerId === offerId && (
              <InfoBar
                severity="warning"
                title={refusal.text}
                onClose={() => setRefusal(undefined)}
              />
            )
          }
        />
      )}
      {shown.some(({ isLegalNoticeDefault }) => isLegalNoticeDefault) && (
        <p className="adv-muted">{t('offers.defaultNote')}</p>
      )}
    </Section>
  );
}
