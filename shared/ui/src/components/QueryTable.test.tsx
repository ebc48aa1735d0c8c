import { initI18n } from '@advisor/i18n/instance';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ColumnsType } from '../data';
import { QueryTable } from './QueryTable';

interface Row {
  id: number;
  amount: number;
}

const rows: Row[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  amount: (index * 7) % 12,
}));
const columns: ColumnsType<Row> = [
  { key: 'id', title: 'Číslo', dataIndex: 'id' },
  { key: 'amount', title: 'Částka', dataIndex: 'amount', sorter: (a, b) => a.amount - b.amount },
];

beforeAll(initI18n);

function renderTable(path: string) {
  const element = <QueryTable label="Splátky" columns={columns} rows={rows} rowKey="id" />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const ids = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell')[0]?.textContent)
    .filter(Boolean);

it('reads page and sort from the URL', () => {
  renderTable('/?page=2&sort=-amount');
  expect(ids()).toHaveLength(2);
  expect(screen.getByRole('columnheader', { name: /Částka/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

it('writes them there, back on the first page after a sort', async () => {
  const router = renderTable('/?tab=x');
  await userEvent.click(screen.getByText('2', { selector: '.ant-pagination *' }));
  expect(router.state.location.search).toBe('?tab=x&page=2');
  await userEvent.click(screen.getByRole('columnheader', { name: /Částka/ }));
  expect(router.state.location.search).toBe('?tab=x&sort=amount');
  expect(ids()[0]).toBe('1');
});

it('names the buttons between pages', async () => {
  const router = renderTable('/');
  await userEvent.click(screen.getByRole('button', { name: 'Další stránka' }));
  expect(router.state.location.search).toBe('?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Předchozí stránka' }));
  expect(router.state.location.search).toBe('');
});

it.each(['/?page=0', '/?page=-3', '/?page=abc', '/?page=1.5'])('takes %s for page 1', (path) => {
  renderTable(path);
  expect(ids()).toHaveLength(10);
});
