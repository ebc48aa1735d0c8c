import { readDashboardView, writeDashboardView, type DashboardView } from './dashboard-view';

const read = (search: string) => readDashboardView(new URLSearchParams(search));
const plain: DashboardView = {
  scope: 'my-cases',
  sort: { field: 'lastChange', descending: true },
  rows: 10,
};

it.each<[string, Partial<DashboardView>]>([
  ['', {}],
  ['filter=drawing', { scope: 'drawing' }],
  ['filter=all', { scope: 'all' }],
  ['sort=client', { sort: { field: 'client', descending: false } }],
  ['sort=-amount', { sort: { field: 'amount', descending: true } }],
  ['sort=lastChange', { sort: { field: 'lastChange', descending: false } }],
  ['rows=30', { rows: 30 }],
  ['fixations=principal', { fixations: 'principal' }],
])('reads %p and writes it back', (search, change) => {
  const view = { ...plain, ...change };
  expect(read(search)).toEqual(view);
  expect(writeDashboardView(view).toString()).toBe(search);
});

it.each([
  ['filter=constructor', {}],
  ['filter=', {}],
  ['sort=-', {}],
  ['sort=--client', {}],
  ['sort=owner', {}],
  ['rows=-5', {}],
  ['rows=1e9', { rows: 2_000 }],
  ['rows=Infinity', {}],
  ['rows=abc', {}],
  ['rows=11', { rows: 20 }],
  ['rows=10.5', {}],
  ['fixations=client', {}],
])('survives %p', (search, change) => {
  expect(read(search)).toEqual({ ...plain, ...change });
});
