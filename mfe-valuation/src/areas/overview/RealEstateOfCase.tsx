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
import { propertiesQuery } from '../../property/property.queries';
import { PropertyCards } from './PropertyCards';
import './texts';

/** Real estates of a case and what they are worth; for the case detail. */
export default function RealEstateOfCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('valuation-overview');
  const isAllowed = usePermission(permission.salesArrangementAccess);
  const query = useQuery({ ...propertiesQuery(caseId), enabled: isAllowed });
  if (!isAllowed) return <InfoBar severity="info" title={t('notAllowed')} />;
  const list = <Link to={valuationAddresses.list.to({ caseId })}>{t('manage')}</Link>;
  return (
    <Section title={t('title')} actions={list}>
      <Loaded query={query} skeleton={<Skeleton rows={6} />} failure={t('failed')}>
        {(properties) => <PropertyCards caseId={caseId} properties={properties} />}
      </Loaded>
    </Section>
  );
}
