import { EmptyState } from '@advisor/ui/components/EmptyState';
import { HomeOutlined } from '@advisor/ui/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProperty } from '../../property/property.queries';
import { PropertyCard } from './PropertyCard';
import './texts';
import './overview.css';

interface PropertyCardsProps {
  caseId: number;
  properties: readonly ListedProperty[];
  /** The first step, where there is none. */
  action?: ReactNode;
  /** What can be done with each. */
  renderActions?: (property: ListedProperty) => ReactNode;
}

/** Real estates of a case, each with its valuation. */
export function PropertyCards({ caseId, properties, action, renderActions }: PropertyCardsProps) {
  const { t } = useTranslation('valuation-overview');
  if (properties.length === 0)
    return (
      <EmptyState
        icon={<HomeOutlined />}
        title={t('empty')}
        description={t('emptyHint')}
        action={action}
      />
    );
  return (
    <ul className="property-cards" aria-label={t('title')}>
      {properties.map((property) => (
        <li key={`${property.sourceId}-${property.id}`}>
          <PropertyCard caseId={caseId} property={property}>
            {renderActions?.(property)}
          </PropertyCard>
        </li>
      ))}
    </ul>
  );
}
