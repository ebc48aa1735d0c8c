import { formatMoney, formatNumber } from '@advisor/i18n/format';
import { useState, type PointerEvent } from 'react';
import { axisTicks } from '../axis-ticks';
import '../styles/chart.css';

interface ChartSeries {
  key: string;
  label: string;
  /** `main` is what the chart is about, `plus` what comes on top for free. */
  tone: 'main' | 'quiet' | 'plus';
}

interface YearChartProps {
  /** What the chart shows, for screen readers and as the table's caption. */
  label: string;
  /** Bottom first. */
  series: readonly ChartSeries[];
  /** One column a year; `values` in the order of the series, CZK, not negative. */
  years: readonly { year: number; values: readonly number[] }[];
  /** Head of the table's first column. */
  yearLabel: string;
  /** Each year holds what has come together until then; otherwise what belongs to it alone. */
  isCumulative?: boolean;
}

/** Columns of a plot 1 wide and 1 high; the gap between them is a part of a column. */
const gap = 0.28;
/** Labels under the columns: at most so many, or they would touch. */
const mostLabels = 6;
const million = 1_000_000;

/** Short, for the axis: `1,2 mil.` or `150 tis.` */
const short = (value: number): string =>
  value >= million
    ? `${formatNumber(value / million)} mil.`
    : `${formatNumber(value / 1_000)} tis.`;

/**
 * Stacked columns of amounts over years, with the values of the pointed year beside their names. Who
 * cannot see it reads the same numbers in a table.
 */
export function YearChart({
  label,
  series,
  years,
  yearLabel,
  isCumulative = false,
}: YearChartProps) {
  const [pointed, setPointed] = useState<number>();
  const highest = Math.max(1, ...years.map(({ values }) => sum(values)));
  const ticks = axisTicks(highest);
  const top = ticks.at(-1) ?? highest;
  const every = Math.ceil(years.length / mostLabels);
  const shown = pointed === undefined ? undefined : years[pointed];
  const whole = (at: number) =>
    isCumulative
      ? (years.at(-1)?.values[at] ?? 0)
      : sum(years.map(({ values }) => values[at] ?? 0));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * years.length);
    setPointed(Math.min(years.length - 1, Math.max(0, index)));
  };
  return (
    <figure className="adv-chart">
      <div className="adv-chart__legend" aria-hidden>
        <span className="adv-chart__year">
          {shown ? shown.year : `${years[0]?.year ?? ''}–${years.at(-1)?.year ?? ''}`}
        </span>
        {series.map(({ key, label: name, tone }, at) => (
          <span key={key} className={`adv-chart__entry adv-chart--${tone}`}>
            {name}
            <strong>
              {formatMoney(shown ? (shown.values[at] ?? 0) : whole(at), { decimals: 0 })}
            </strong>
          </span>
        ))}
      </div>
      <div className="adv-chart__plot" aria-hidden>
        {ticks.map((tick) => (
          <span
            key={tick}
            className="adv-chart__tick"
            style={{ insetBlockEnd: `${(tick / top) * 100}%` }}
          >
            {tick === 0 ? '0' : short(tick)}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${years.length} 1`}
          preserveAspectRatio="none"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {years.map(({ year, values }, column) => (
            <g key={year} opacity={pointed === undefined || pointed === column ? 1 : 0.45}>
              {values.map((value, at) => {
                const below = sum(values.slice(0, at));
                return (
                  <rect
                    key={series[at]?.key}
                    className={`adv-chart--${series[at]?.tone}`}
                    x={column + gap / 2}
                    width={1 - gap}
                    y={1 - (below + value) / top}
                    height={value / top}
                  />
                );
              })}
            </g>
          ))}
        </svg>
      </div>
      <div className="adv-chart__years" aria-hidden>
        {years.map(({ year }, column) => (
          <span key={year}>{column % every === 0 ? year : ''}</span>
        ))}
      </div>
      <div className="adv-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{yearLabel}</th>
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, values }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {values.map((value, at) => (
                  <td key={series[at]?.key}>{formatMoney(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
