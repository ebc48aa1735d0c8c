import { valuationAddresses } from '@advisor/addresses/valuation';
import { codeName } from '@advisor/contracts/code-name';
import { valuationSource, valuationType } from '@advisor/contracts/codebooks/real-estate';
import { formatMoney, formatPercent } from '@advisor/i18n/format';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { propertyName } from '../../property/names';
import { pathOfOrder, pathOfResult } from '../../property/next-step';
import type { ListedProperty } from '../../property/property.queries';
import { StateChip } from '../../property/StateChip';
import { PropertyMarks } from './PropertyMarks';
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
  const { sourceId, id, state, valuationTypeId, missing, ltv, fee, feePayer } = property;
  const name = propertyName(property);
  const reference = { sourceId, id, caseId };
  const result = pathOfResult(property, reference);
  const next = result ?? pathOfOrder(property, reference);
  return (
    <article className="property-card" aria-label={name}>
      <div className="property-card__head">
        <Link to={valuationAddresses.detail.to(reference)}>{name}</Link>
        <StateChip state={state} />
        <PropertyMarks property={property} />
      </div>
      <DescriptionList
        items={[
          {
            label: t('card.type'),
            value: valuationTypeId && codeName(valuationType, valuationTypeId),
          },
          ...(sourceId === valuationSource.appraisers.code
            ? [{ label: t('card.toldValue'), value: <Money value={property.valuationPrice} /> }]
            : [
                { label: t('card.value'), value: <Money value={property.valuationPrice} /> },
                { label: t('card.ltv'), value: ltv === undefined ? undefined : formatPercent(ltv) },
              ]),
          { label: t('card.valuedOn'), value: <DateText value={property.valuedOn} /> },
          { label: t('card.validTo'), value: <DateText value={property.validTo} /> },
          ...(fee === undefined || feePayer === undefined
            ? []
            : [
                {
                  label: t('card.fee'),
                  value:
                    fee === 0
                      ? t('card.free')
                      : t(`card.feeOf.${feePayer}`, { fee: formatMoney(fee) }),
                },
              ]),
        ]}
      />
      {next !== undefined && (
        <p>
          <Link
            to={next}
            aria-label={t(result === undefined ? 'card.orderOf' : 'card.resultOf', { name })}
          >
            {t(result === undefined ? 'card.order' : 'card.result')}
          </Link>
        </p>
      )}
      {missing.length > 0 && (
        <div>
          <p>{t('card.missing')}</p>
          <ul className="property-card__missing">
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </article>
  );
}
