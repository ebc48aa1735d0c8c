import { initI18n } from '@advisor/i18n/instance';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { NumberField } from './NumberField';

beforeAll(() => initI18n());

function Amount({ initial, decimals = 0 }: { initial: number | null; decimals?: number }) {
  const { control, setValue, watch } = useForm({ defaultValues: { amount: initial } });
  return (
    <>
      <NumberField control={control} name="amount" label="Částka" decimals={decimals} />
      <button onClick={() => setValue('amount', 5)}>Pět</button>
      <output>{String(watch('amount'))}</output>
    </>
  );
}
const field = <Found extends HTMLElement>() =>
  screen.getByRole<Found>('spinbutton', { name: 'Částka' });
const groups = (text: string) => text.replaceAll('_', '\u00A0');

it.each([
  ['12345678901234567890', '12_345_678_901_234_567_890', '12345678901234567000'],
  ['99999999999999999999', '99_999_999_999_999_999_999', '100000000000000000000'],
  ['1234567', '1_234_567', '1234567'],
  ['0,5', '0,5', '0.5'],
  ['', '', 'null'],
  ['45_000\u200B', '45_000', '45000'],
  ['500k', '500_000', '500000'],
  ['1 500 000–2 000 000', '1 500 000–2 000 000', 'NaN'],
  ['5.12.2026', '5.12.2026', 'NaN'],
  ['12,', '12', '12'],
  ['-', '', 'null'],
])('shows "%s" as it was typed, also after it is left', (typed, shown, value) => {
  render(<Amount initial={7} />);
  fireEvent.change(field(), { target: { value: groups(typed) } });
  fireEvent.blur(field());
  expect(field()).toHaveValue(groups(shown));
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

it.each([[0, '0'] as const, [null, ''] as const])('begins with %p', (initial, shown) => {
  render(<Amount initial={initial} />);
  expect(field()).toHaveValue(shown);
});

it('shows what the form says after something was typed', () => {
  render(<Amount initial={null} />);
  fireEvent.change(field(), { target: { value: '12345678901234567890' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pět' }));
  expect(field()).toHaveValue('5');
});

it('reads a single point as the decimal one where there are decimals', () => {
  render(<Amount initial={null} decimals={3} />);
  fireEvent.change(field(), { target: { value: '5.815' } });
  expect(field()).toHaveValue('5,815');
  expect(screen.getByRole('status')).toHaveTextContent('5.815');
});

it('is changed by the arrow keys, and deletes digits and not the spaces between', async () => {
  const user = userEvent.setup();
  render(<Amount initial={2_500_000} />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field()).toHaveValue(groups('2_500_001'));
  field<HTMLInputElement>().setSelectionRange(2, 2);
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue(groups('500_001'));
});
