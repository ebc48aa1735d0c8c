import { valuationAddresses } from '@advisor/addresses/valuation';
import { Loaded } from '@advisor/case/components/Loaded';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { collateralQuery, propertiesQuery } from '../../property/property.queries';
import { useFollowedOrders } from '../../property/use-followed-orders';
import { CollateralSummary } from './CollateralSummary';
import { PropertyCards } from './PropertyCards';
import './texts';
import './overview.css';

/** Real estates of a case and what they are worth; for the case detail. */
export default function RealEstateOfCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('valuation-overview');
  const isAllowed = usePermission(permission.salesArrangementAccess);
  const collateral = useQuery({ ...collateralQuery(caseId), enabled: isAllowed });
  const properties = useQuery({ ...propertiesQuery(caseId), enabled: isAllowed });
  useFollowedOrders(caseId);
  if (!isAllowed) return <InfoBar severity="info" title={t('notAllowed')} />;
  return (
    <div className="real-estate">
      <Section title={t('collateral.title')}>
        <Loaded
          query={collateral}
          skeleton={<Skeleton rows={2} />}
          failure={t('collateral.failed')}
        >
          {(known) => <CollateralSummary collateral={known} />}
        </Loaded>
      </Section>
      <Section
        title={t('title')}
        actions={<Link to={valuationAddresses.list.to({ caseId })}>{t('manage')}</Link>}
      >
        <Loaded query={properties} skeleton={<Skeleton rows={6} />} failure={t('failed')}>
          {(known) => <PropertyCards caseId={caseId} properties={known} />}
        </Loaded>
      </Section>
    </div>
  );
}
