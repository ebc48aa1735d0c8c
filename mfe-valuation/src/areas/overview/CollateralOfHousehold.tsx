import { valuationAddresses } from '@advisor/addresses/valuation';
import { permission } from '@advisor/contracts/permissions';
import { usePermission } from '@advisor/shell/session';
import { Section } from '@advisor/ui/components/Section';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { collateralQuery } from '../../property/property.queries';
import { useFollowedOrders } from '../../property/use-followed-orders';
import { CollateralSummary } from './CollateralSummary';
import './texts';
import './overview.css';

/** Below the households: what the loan is held against, once something is known of it. */
export default function CollateralOfHousehold({ caseId }: { caseId: number }) {
  const { t } = useTranslation('valuation-overview');
  const isAllowed = usePermission(permission.salesArrangementAccess);
  // A household goes on without it.
  const { data } = useQuery({
    ...collateralQuery(caseId),
    enabled: isAllowed,
    meta: { allowFailure: true },
  });
  useFollowedOrders(caseId);
  if (data === undefined || data.ratios.source === 'none') return null;
  return (
    <div className="collateral-below">
      <Section
        title={t('collateral.title')}
        actions={<Link to={valuationAddresses.list.to({ caseId })}>{t('manage')}</Link>}
      >
        <CollateralSummary collateral={data} />
      </Section>
    </div>
  );
}
