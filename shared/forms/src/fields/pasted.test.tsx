import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { AccountField } from './AccountField';
import { BirthNumberField } from './BirthNumberField';
import { DateField } from './DateField';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { PhoneField } from './PhoneField';
import { PostcodeField } from './PostcodeField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

beforeAll(() => initI18n());

type Values = { value: string | number | null };
type Make = (control: Control<Values>) => ReactNode;
const named = { name: 'value', label: 'Pole' } as const;

/** Every kind of field into which one pastes. */
const fields = {
  account: (control) => <AccountField control={control} {...named} />,
  birthNumber: (control) => <BirthNumberField control={control} {...named} />,
  birthDate: (control) => <DateField control={control} {...named} isPast />,
  date: (control) => <DateField control={control} {...named} />,
  money: (control) => <MoneyField control={control} {...named} />,
  rate: (control) => <NumberField control={control} {...named} decimals={3} />,
  note: (control) => <TextAreaField control={control} {...named} />,
  phone: (control) => <PhoneField control={control} {...named} />,
  postcode: (control) => <PostcodeField control={control} {...named} />,
  text: (control) => <TextField control={control} {...named} />,
} satisfies Record<string, Make>;

function Field({ make }: { make: Make }) {
  const { control, watch } = useForm<Values>({ defaultValues: { value: '' } });
  return (
    <>
      {make(control)}
      <output>{JSON.stringify(watch('value'))}</output>
    </>
  );
}

/** What is pasted, what the field shows once it is left, and what the form has: null is no number. */
const pasted: [
  kind: keyof typeof fields,
  text: string,
  shown: string,
  value?: string | number | null,
][] = [
  ['account', '19\u20112000145399/0800', '19-2000145399/0800'],
  ['account', 'CZ65 0800 0000 1920 0014 5399', '19-2000145399/0800'],
  ['account', 'SK31 1200 0000 1987 4263 7541', 'SK31 1200 0000 1987 4263 7541'],
  ['birthNumber', '850101\u200B/1234', '850101/1234'],
  ['birthNumber', '955505/33345', '955505/33345'],
  ['birthDate', '5.4.32', '5. 4. 1932', '1932-04-05'],
  ['date', '1. prosince 2026', '1. 12. 2026', '2026-12-01'],
  ['date', '2026-12-015', '2026-12-015'],
  ['date', '1\u201112\u20112026', '1. 12. 2026', '2026-12-01'],
  ['money', '45\u00A0000\u200B', '45 000', 45_000],
  ['money', '1 500 000–2 000 000', '1 500 000–2 000 000', null],
  ['money', '500k', '500 000', 500_000],
  ['rate', '5.815', '5,815', 5.815],
  ['rate', '24.315', '24,315', 24.315],
  ['phone', '(+420) 777 123 456', '+420 777 123 456'],
  ['phone', '777 123 456 789', '777 123 456 789'],
  ['postcode', '110\u00A000 Praha', '110 00 Praha'],
  ['text', 'jana\u200B@example.cz', 'jana@example.cz'],
  ['text', 'Jana\u00A0Marie', 'Jana Marie'],
  ['note', 'z Wordu –\u00A0a\u00AD dál', 'z Wordu – a dál'],
];

it.each(pasted)('a field of %s reads or keeps %j', async (kind, text, shown, value = shown) => {
  const user = userEvent.setup();
  render(<Field make={fields[kind]} />);
  await user.click(screen.getByLabelText('Pole'));
  await user.paste(text);
  await user.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Pole').value.replaceAll('\u00A0', ' ')).toBe(
    shown,
  );
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(value));
});

it('tries every kind of field', () => {
  expect(new Set(pasted.map(([kind]) => kind))).toEqual(new Set(Object.keys(fields)));
});
