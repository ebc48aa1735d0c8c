import { formatNumber } from '@advisor/i18n/format';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparablePrice } from '../results.queries';
import { pricePoints, type OwnPrice } from './price-points';

interface PriceChartProps {
  prices: readonly ComparablePrice[];
  own: OwnPrice | undefined;
}

const percent = (share: number) => `${share * 100}%`;

/** Sales by area and price a square metre. Who cannot see it reads the table below. */
export const PriceChart = memo(({ prices, own }: PriceChartProps) => {
  const { t } = useTranslation('valuation-results');
  const chart = useMemo(() => pricePoints(prices, own), [prices, own]);
  return (
    <figure className="price-chart" aria-hidden>
      <figcaption className="adv-muted">
        {t('prices.axes')}
        {chart.own && <span className="price-chart__legend">{t('prices.own')}</span>}
      </figcaption>
      <div className="price-chart__plot">
        {chart.values.map(({ value, at }) => (
          <span key={value} className="price-chart__value" style={{ insetBlockEnd: percent(at) }}>
            {formatNumber(value)}
          </span>
        ))}
        <div className="price-chart__room">
          <svg>
            {chart.points.map(({ x, y, key }) => (
              <circle key={key} cx={percent(x)} cy={percent(1 - y)} r={4} />
            ))}
            {chart.own && (
              <circle
                className="price-chart__own"
                cx={percent(chart.own.x)}
                cy={percent(1 - chart.own.y)}
                r={7}
              />
            )}
          </svg>
        </div>
      </div>
      <div className="price-chart__areas">
        {chart.areas.map(({ value, at }) => (
          <span key={value} style={{ insetInlineStart: percent(at) }}>
            {formatNumber(value)}
          </span>
        ))}
      </div>
    </figure>
  );
});
