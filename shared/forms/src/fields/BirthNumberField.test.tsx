import { initI18n } from '@advisor/i18n/instance';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { BirthNumberField } from './BirthNumberField';

beforeAll(() => initI18n());

function Person({ remainderTen }: { remainderTen?: 'accept' | 'warn' | 'refuse' }) {
  const { control } = useForm({ defaultValues: { birthNumber: '' } });
  return (
    <BirthNumberField
      control={control}
      name="birthNumber"
      label="Rodné číslo"
      hint="Z dokladu"
      remainderTen={remainderTen}
    />
  );
}

it.each([
  // Remainder 10: given out until 1985, hardly since.
  ['860101/0100', /Ověřte ho v dokladu/],
  ['700303/2070', /^Z dokladu$/],
  ['860101', /^Z dokladu$/],
])('of %s it is said: %s', (typed, description) => {
  render(<Person />);
  const field = screen.getByRole('textbox', { name: 'Rodné číslo' });
  fireEvent.change(field, { target: { value: typed } });
  expect(field).toHaveAccessibleDescription(expect.stringMatching(description));
});

it('says nothing of a number that the bank takes', () => {
  render(<Person remainderTen="accept" />);
  const field = screen.getByRole('textbox', { name: 'Rodné číslo' });
  fireEvent.change(field, { target: { value: '860101/0100' } });
  expect(field).toHaveAccessibleDescription('Z dokladu');
});
