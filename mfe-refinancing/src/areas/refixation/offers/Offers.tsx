import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refixation } from '../refixation.queries';
import type { OfferRefusal } from './offer-in-table';
import { OfferRow } from './OfferRow';

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

const columns = [
  'period',
  'rate',
  'discount',
  'discounted',
  'instalment',
  'instalmentDiscounted',
  'change',
  'validTo',
  'marks',
] as const;

const holds = ({ isCurrent, isSelected }: RefixationOffer) => isCurrent || isSelected;

/** Offers of all periods at once; those that have run out are shown when asked for. */
export function Offers({ caseId, refixation, mayChange, maySelect, ...rest }: OffersProps) {
  const { t } = useTranslation('refinancing-refixation');
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
        <div className="refixation-scroll" {...byKeyboard}>
          <table className="refixation-offers" aria-label={t('offers.title')}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className={`refixation-offers__${column}`}>
                    {t(`offers.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="adv-hidden">{t('offers.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((offer) => (
                <OfferRow
                  key={offer.offerId}
                  caseId={caseId}
                  offer={offer}
                  selected={offers.find(({ isSelected }) => isSelected)}
                  from={next?.from}
                  version={refixation.process?.version ?? 0}
                  mayChange={mayChange}
                  maySelect={maySelect}
                  refusal={refusal?.offerId === offer.offerId ? refusal.text : undefined}
                  onRefused={setRefusal}
                  columns={columns.length + 1}
                  {...rest}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.some(({ isLegalNoticeDefault }) => isLegalNoticeDefault) && (
        <p className="adv-muted">{t('offers.defaultNote')}</p>
      )}
    </Section>
  );
}

/** A box that scrolls takes the focus: whoever has no mouse scrolls by the arrow keys. */
const byKeyboard = { tabIndex: 0 };
