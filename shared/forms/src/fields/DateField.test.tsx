import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { DateField } from './DateField';

let isChunkMissing = true;

jest.mock('../components/CalendarPopup', () => {
  if (isChunkMissing) throw new Error('chunk is missing');
  return { __esModule: true, default: () => <p>Kalendář</p> };
});

beforeAll(() => initI18n());

function TestForm() {
  const { control } = useForm({ defaultValues: { date: '' } });
  return <DateField control={control} name="date" label="Datum" />;
}

it('keeps what was typed when the calendar does not come, and opens it the next time', async () => {
  render(<TestForm />);
  const field = screen.getByRole('textbox', { name: 'Datum' });
  const calendar = screen.getByRole('button', { name: 'Otevřít kalendář: Datum' });
  await userEvent.type(field, '1.2.2026');
  await userEvent.click(calendar);
  expect(field).toHaveValue('1.\u00A02.\u00A02026');
  expect(calendar).toHaveAttribute('aria-expanded', 'false');
  isChunkMissing = false;
  await userEvent.click(calendar);
  expect(await screen.findByText('Kalendář')).toBeVisible();
  expect(calendar).toHaveAttribute('aria-expanded', 'true');
});
