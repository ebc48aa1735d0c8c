import { initI18n } from '@advisor/i18n/instance';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CalendarPopup from './CalendarPopup';

beforeAll(() => initI18n());

const openYears = async (bounds: { min?: string; max?: string } = {}) => {
  const onChoose = jest.fn();
  render(<CalendarPopup value="2026-02-28" {...bounds} onChoose={onChoose} onClose={jest.fn()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Vyberte rok', hidden: true }));
  return { onChoose, years: await screen.findByRole('table', { name: 'Vyberte rok' }) };
};
const yearsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('button')
    .map((button) => button.textContent);

it('begins the week on Monday', async () => {
  render(<CalendarPopup value="2026-02-28" onChoose={jest.fn()} onClose={jest.fn()} />);
  const [first] = await screen.findAllByRole('columnheader', { hidden: true });
  expect(first).toHaveTextContent('po');
});

it('shows twenty years on a page', async () => {
  const { years } = await openYears();
  expect(yearsIn(years)).toHaveLength(20);
  expect(yearsIn(years)).toEqual(expect.arrayContaining(['2020', '2039']));
  expect(within(years).getByRole('button', { pressed: true })).toHaveTextContent('2026');
  await userEvent.click(screen.getByRole('button', { name: '2000–2019' }));
  expect(yearsIn(years)[0]).toBe('2000');
  expect(yearsIn(years).at(-1)).toBe('2019');
});

it('goes on to the months of the chosen year', async () => {
  const { years } = await openYears();
  await userEvent.click(screen.getByRole('button', { name: '2000–2019' }));
  await userEvent.click(within(years).getByRole('button', { name: '2004' }));
  expect(await screen.findByRole('button', { name: 'Vyberte rok' })).toHaveTextContent('2004');
});

it('offers no year beyond the bounds', async () => {
  const { years } = await openYears({ min: '2024-05-01', max: '2028-01-01' });
  const open = within(years)
    .getAllByRole('button')
    .filter((button) => !(button as HTMLButtonElement).disabled)
    .map((button) => button.textContent);
  expect(open).toEqual(['2024', '2025', '2026', '2027', '2028']);
  expect(screen.getByRole('button', { name: '2000–2019' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '2040–2059' })).toBeDisabled();
});
