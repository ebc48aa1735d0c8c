import { initI18n } from '@advisor/i18n/instance';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Meter } from './Meter';
import { YearChart } from './YearChart';

beforeAll(initI18n);

const chart = (isCumulative = false) => (
  <YearChart
    label="Splácení po letech"
    yearLabel="Rok"
    isCumulative={isCumulative}
    series={[
      { key: 'principal', label: 'Jistina', tone: 'main' },
      { key: 'interest', label: 'Úroky', tone: 'quiet' },
    ]}
    years={[
      { year: 2027, values: [40_000, 140_000] },
      { year: 2028, values: [45_000, 135_000] },
    ]}
  />
);
const legend = (container: HTMLElement) => container.querySelector('.adv-chart__legend');

it('tells the same numbers in a table', () => {
  render(chart());
  const table = screen.getByRole('table', { name: 'Splácení po letech' });
  expect(within(table).getByRole('row', { name: /2028/ })).toHaveTextContent(
    '202845 000 Kč135 000 Kč',
  );
});

it.each([
  [false, '2027–2028Jistina85 000 KčÚroky275 000 Kč'],
  [true, '2027–2028Jistina45 000 KčÚroky135 000 Kč'],
])('sums up the whole (cumulative: %j) until a year is pointed at', (isCumulative, whole) => {
  const { container } = render(chart(isCumulative));
  expect(legend(container)).toHaveTextContent(whole);
  const plot = container.querySelector('svg') as SVGSVGElement;
  plot.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  // jsdom's pointer events have no place.
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 40 }));
  expect(legend(container)).toHaveTextContent('2027Jistina40 000 KčÚroky140 000 Kč');
  fireEvent.pointerLeave(plot);
  expect(legend(container)).toHaveTextContent(whole);
});

it.each([
  [75, 'false'],
  [80, 'false'],
  [80.000_001, 'true'],
])('a value of %d against a limit of 80 is over: %s', (value, isOver) => {
  const { container } = render(
    <Meter label="LTV" value={value} valueText={`${value} %`} limit={80} limitText="limit 80 %" />,
  );
  expect(container.firstElementChild).toHaveAttribute('data-over', isOver);
  expect(screen.getByRole('meter', { name: 'LTV' })).toHaveAttribute(
    'aria-valuetext',
    `${value} %, limit 80 %`,
  );
});

it('has no scale without a limit', () => {
  render(<Meter label="LTV" value={75} valueText="75 %" />);
  expect(screen.getByText('75 %')).toBeVisible();
  expect(screen.queryByRole('meter')).not.toBeInTheDocument();
});
