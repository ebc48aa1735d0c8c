import { formatDate, formatMoney, formatNumber } from '@advisor/i18n/format';
import { QueryTable } from '@advisor/ui/components/QueryTable';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import type { ColumnsType } from '@advisor/ui/data';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Property } from '../../../property/property.queries';
import type { ComparablePrice } from '../results.queries';
import { PriceChart } from './PriceChart';
import { averagePerMetre, ownPriceOf } from './price-points';

interface ComparablePricesProps {
  property: Property;
  prices: readonly ComparablePrice[];
}

type Row = ComparablePrice & { key: number };

const perMetre = (amount: number) => formatMoney(amount, { decimals: 0 });

/** Sales around, as a chart with the real estate among them and as a table. */
export function ComparablePrices({ property, prices }: ComparablePricesProps) {
  const { t } = useTranslation('valuation-results');
  const { comparablePrices: summary } = property;
  const rows = useMemo<Row[]>(
    () => prices.map((price, index) => ({ ...price, key: index })),
    [prices],
  );
  // A task of its own, after the rest of the result has been shown.
  const hasTable = useDeferredValue(true, false);
  const own = useMemo(() => ownPriceOf(property), [property]);
  const columns: ColumnsType<Row> = [
    {
      key: 'distance',
      title: t('prices.distance'),
      align: 'right',
      sorter: (one, other) => one.distanceMetres - other.distanceMetres,
      render: (_, { distanceMetres }) => `${formatNumber(distanceMetres)} m`,
    },
    {
      key: 'area',
      title: t('prices.area'),
      align: 'right',
      sorter: (one, other) => one.floorArea - other.floorArea,
      render: (_, { floorArea }) => `${formatNumber(floorArea)} m²`,
    },
    {
      key: 'soldOn',
      title: t('prices.soldOn'),
      sorter: (one, other) => (one.soldOn < other.soldOn ? -1 : 1),
      render: (_, { soldOn }) => formatDate(soldOn),
    },
    {
      key: 'price',
      title: t('prices.price'),
      align: 'right',
      sorter: (one, other) => one.price - other.price,
      render: (_, { price }) => formatMoney(price),
    },
    {
      key: 'perMetre',
      title: t('prices.perMetre'),
      align: 'right',
      sorter: (one, other) => one.pricePerSquareMetre - other.pricePerSquareMetre,
      render: (_, { pricePerSquareMetre }) => perMetre(pricePerSquareMetre),
    },
  ];
  return (
    <Section title={t('prices.title')}>
      {summary && (
        <p>
          {t('prices.summary', {
            average: formatMoney(summary.average),
            minimum: formatMoney(summary.minimum),
            maximum: formatMoney(summary.maximum),
          })}
        </p>
      )}
      {own && (
        <p>
          {t('prices.among', {
            own: perMetre(own.pricePerSquareMetre),
            average: perMetre(averagePerMetre(prices)),
          })}
        </p>
      )}
      <div className="valuation-prices">
        <PriceChart prices={prices} own={own} />
        {hasTable ? (
          <QueryTable
            label={t('prices.title')}
            columns={columns}
            rows={rows}
            rowKey="key"
            urlPrefix="prices"
          />
        ) : (
          <Skeleton shape="list" rows={Math.min(rows.length, 10)} />
        )}
      </div>
    </Section>
  );
}
