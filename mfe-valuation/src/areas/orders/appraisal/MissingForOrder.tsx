import { valuationAddresses } from '@advisor/addresses/valuation';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Property, PropertyReference } from '../../../property/property.queries';

interface MissingForOrderProps {
  reference: PropertyReference;
  missing: Property['options'][number]['missing'];
}

/** What is missing before this way can be ordered, with the way to where it is filled in. */
export function MissingForOrder({ reference, missing }: MissingForOrderProps) {
  const { t } = useTranslation('valuation-orders');
  if (missing.length === 0) return null;
  return (
    <InfoBar
      severity="warning"
      title={t('missing')}
      description={missing.map(({ reason }) => reason).join(' ')}
      action={<Link to={valuationAddresses.detail.to(reference)}>{t('toSpecification')}</Link>}
    />
  );
}
