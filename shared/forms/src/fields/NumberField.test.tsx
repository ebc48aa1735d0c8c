import { initI18n } from '@advisor/i18n/instance';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { NumberField } from './NumberField';

beforeAll(() => initI18n());

function Amount({ initial }: { initial: number | null }) {
  const { control, setValue, watch } = useForm({ defaultValues: { amount: initial } });
  return (
    <>
      <NumberField control={control} name="amount" label="Částka" />
      <button onClick={() => setValue('amount', 5)}>Pět</button>
      <output>{String(watch('amount'))}</output>
    </>
  );
}
const field = () => screen.getByRole('spinbutton', { name: 'Částka' });
const groups = (text: string) => text.replaceAll('_', '\u00A0');

it.each([
  ['12345678901234567890', '12_345_678_901_234_567_890', '12345678901234567000'],
  ['99999999999999999999', '99_999_999_999_999_999_999', '100000000000000000000'],
  ['1234567', '1_234_567', '1234567'],
  ['0,5', '0,5', '0.5'],
  ['', '', 'null'],
])('shows "%s" as it was typed, also after it is left', (typed, shown, value) => {
  render(<Amount initial={7} />);
  fireEvent.change(field(), { target: { value: typed } });
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
