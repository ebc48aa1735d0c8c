import { formatDate, formatPercent } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Meter } from '@advisor/ui/components/Meter';
import { Money } from '@advisor/ui/components/Money';
import { useTranslation } from 'react-i18next';
import type { Collateral } from '../../property/property.queries';
import './texts';

/** The loan by what secures it: LTV with its limit, and where the value comes from. */
export function CollateralSummary({ collateral }: { collateral: Collateral }) {
  const { t } = useTranslation('valuation-overview');
  const { ratios } = collateral;
  const { ltv, ltvToday, limit, source, valuedOn, validTo } = ratios;
  const isFuture = ltvToday !== undefined && ltvToday !== ltv;
  const note =
    source === 'valuation' && valuedOn !== undefined && validTo !== undefined
      ? t('collateral.valued', { on: formatDate(valuedOn), to: formatDate(validTo) })
      : t(`collateral.source.${source}`);
  return (
    <div className="collateral">
      {ltv === undefined ? (
        <p className="adv-muted">{note}</p>
      ) : (
        <Meter
          label={t('collateral.ltv')}
          value={ltv}
          valueText={formatPercent(ltv)}
          limit={limit}
          limitText={
            limit === undefined ? undefined : t('collateral.limit', { limit: formatPercent(limit) })
          }
          severity="error"
          note={note}
        />
      )}
      <DescriptionList
        items={[
          { label: t('collateral.loan'), value: <Money value={ratios.loanAmount} /> },
          { label: t('collateral.value'), value: <Money value={ratios.currentValue} /> },
          ...(isFuture
            ? [
                { label: t('collateral.future'), value: <Money value={ratios.futureValue} /> },
                { label: t('collateral.ltvToday'), value: formatPercent(ltvToday) },
                {
                  label: t('collateral.toDraw'),
                  value: <Money value={ratios.availableToDraw} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
