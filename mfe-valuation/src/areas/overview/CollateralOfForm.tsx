import { valuationAddresses } from '@advisor/addresses/valuation';
import { permission } from '@advisor/contracts/permissions';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { collateralQuery } from '../../property/property.queries';
import { useFollowedOrders } from '../../property/use-followed-orders';
import './texts';
import './overview.css';

interface CollateralOfFormProps {
  caseId: number;
  value: number | null;
  onUse: (amount: number) => void;
}

/** A line under the value that a loan is modelled with: the valued one with its day, and the way to take it. */
export default function CollateralOfForm({ caseId, value, onUse }: CollateralOfFormProps) {
  const { t } = useTranslation('valuation-overview');
  const isAllowed = usePermission(permission.salesArrangementAccess);
  // A modelation goes on without it.
  const { data, isError } = useQuery({
    ...collateralQuery(caseId),
    enabled: isAllowed,
    meta: { allowFailure: true },
  });
  useFollowedOrders(caseId);
  if (!isAllowed) return null;
  // Always one line, so that nothing below it moves.
  if (isError) return <p className="collateral-hint adv-muted">{t('collateral.failed')}</p>;
  if (data === undefined) return <p className="collateral-hint">{'\u00A0'}</p>;
  const { source, valuedOn, futureValue } = data.ratios;
  if (source !== 'valuation' || valuedOn === undefined)
    return (
      <p className="collateral-hint adv-muted">
        {t('form.none')} <Link to={valuationAddresses.list.to({ caseId })}>{t('form.toList')}</Link>
      </p>
    );
  const on = formatDate(valuedOn);
  // The loan is modelled with whole crowns.
  const valued = Math.floor(futureValue);
  if (value === valued)
    return <p className="collateral-hint adv-muted">{t('form.same', { on })}</p>;
  const amount = formatMoney(valued);
  return (
    <p className="collateral-hint">
      {t('form.other', { value: amount, on })}{' '}
      <button
        type="button"
        className="adv-link"
        aria-label={t('form.useOf', { value: amount })}
        onClick={() => onUse(valued)}
      >
        {t('form.use')}
      </button>
    </p>
  );
}
