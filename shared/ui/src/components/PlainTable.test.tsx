import { render, screen, within } from '@testing-library/react';
import { PlainTable } from './PlainTable';

const rows = [
  { year: 2026, before: 10, after: 8 },
  { year: 2027, before: 20, after: 16 },
];

const table = () => screen.getByRole('table', { name: 'Úroky' });
const textsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);

it('names each row and column, and says the totals under them', () => {
  render(
    <PlainTable
      label="Úroky"
      rows={rows}
      rowKey={({ year }) => year}
      columns={[
        { title: 'Rok', render: ({ year }) => year, total: 'Celkem' },
        { title: 'Úrok', render: ({ before }) => before, total: 30 },
        {
          title: 'Akce',
          isTitleHidden: true,
          render: () => <button type="button">Otevřít</button>,
        },
      ]}
    />,
  );
  const lines = within(table()).getAllByRole('row');
  expect(lines.map(textsOf)).toEqual([
    ['Rok', 'Úrok', 'Akce'],
    ['2026', '10', 'Otevřít'],
    ['2027', '20', 'Otevřít'],
    ['Celkem', '30', ''],
  ]);
  expect(within(table()).getByRole('rowheader', { name: '2027' })).toBeVisible();
  expect(within(table()).getByText('10')).toHaveAttribute('data-label', 'Úrok');
  expect(within(table()).getAllByRole('button')[0]!.parentElement).not.toHaveAttribute(
    'data-label',
  );
});

it('says over columns what they belong to, and under a row what is wrong with it', () => {
  render(
    <PlainTable
      label="Úroky"
      rows={rows}
      rowKey={({ year }) => year}
      rowProps={({ year }) => ({ 'data-chosen': year === 2027 })}
      renderBelow={({ year }) => year === 2027 && 'Už neplatí'}
      columns={[
        { title: 'Rok', render: ({ year }) => year },
        { title: 'Úrok', group: 'Dnes', render: ({ before }) => before },
        { title: 'Úrok', group: 'Po změně', render: ({ after }) => after },
        { title: 'Rozdíl', group: 'Po změně', render: ({ before, after }) => after - before },
      ]}
    />,
  );
  const [groups, heads, , chosen, under] = within(table()).getAllByRole('row');
  expect(textsOf(groups)).toEqual(['Rok', 'Dnes', 'Po změně']);
  expect(textsOf(heads)).toEqual(['Úrok', 'Úrok', 'Rozdíl']);
  expect(within(groups!).getByText('Po změně')).toHaveAttribute('colspan', '2');
  expect(chosen).toHaveAttribute('data-chosen', 'true');
  expect(textsOf(under)).toEqual(['Už neplatí']);
});

it('takes the focus where it may scroll', () => {
  render(
    <PlainTable
      label="Úroky"
      narrow="over"
      rows={rows}
      rowKey={({ year }) => year}
      columns={[{ title: 'Rok', render: ({ year }) => year }]}
    />,
  );
  expect(table().parentElement).toHaveAttribute('tabindex', '0');
});
