import { valuationAddresses } from '@advisor/addresses/valuation';
import { serverNow } from '@advisor/api-client/server-clock';
import { codeName } from '@advisor/contracts/code-name';
import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { bankDay } from '@advisor/lending/calendar-and-money/bank-day';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { propertyName } from '../../property/names';
import type { ListedProperty } from '../../property/property.queries';
import { StateChip } from '../../property/StateChip';
import './texts';

interface PropertyCardProps {
  caseId: number;
  property: ListedProperty;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One real estate: what and where it is, how far its valuation is and what came of it. */
export function PropertyCard({ caseId, property, children }: PropertyCardProps) {
  const { t } = useTranslation('valuation-overview');
  const { sourceId, id, state, isLoanRealEstate, valuationTypeId, valuationPrice } = property;
  const { orderedOn, validTo } = property;
  const hasEnded = validTo !== undefined && validTo < bankDay(serverNow());
  return (
    <article className="property-card" aria-label={propertyName(property)}>
      <div className="property-card__head">
        <Link to={valuationAddresses.detail.to({ sourceId, id, caseId })}>
          {propertyName(property)}
        </Link>
        <StateChip state={state} />
        {isLoanRealEstate && <StatusChip tone="neutral" label={t('card.bought')} />}
        {hasEnded && <StatusChip tone="warning" label={t('card.hasEnded')} />}
      </div>
      {property.address === undefined && <p className="adv-muted">{t('card.noAddress')}</p>}
      <DescriptionList
        items={[
          {
            label: t('card.type'),
            value: valuationTypeId && codeName(valuationType, valuationTypeId),
          },
          { label: t('card.value'), value: <Money value={valuationPrice} /> },
          { label: t('card.orderedOn'), value: <DateText value={orderedOn} /> },
          { label: t('card.validTo'), value: <DateText value={validTo} /> },
        ]}
      />
      {children}
    </article>
  );
}
