import { initI18n } from '@advisor/i18n/instance';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { daySchema } from '../day-schema';
import { AccountField } from '../fields/AccountField';
import { BirthNumberField } from '../fields/BirthNumberField';
import { CheckboxField } from '../fields/CheckboxField';
import { DateField } from '../fields/DateField';
import { MoneyField } from '../fields/MoneyField';
import { PasswordField } from '../fields/PasswordField';
import { PhoneField } from '../fields/PhoneField';
import { PostcodeField } from '../fields/PostcodeField';
import { RadioField } from '../fields/RadioField';
import { SegmentedField } from '../fields/SegmentedField';
import { SelectField } from '../fields/SelectField';
import { TextField } from '../fields/TextField';
import { useZodForm } from '../use-zod-form';
import { useUnsavedChangesStore } from '../unsaved-changes';
import { FormShell } from './FormShell';

const schema = z.object({
  name: z.string().min(1),
  birthNumber: z.string(),
  date: daySchema,
  account: z.string(),
  phone: z.string(),
  postcode: z.string(),
  amount: z.number().positive().nullable(),
  purpose: z.string().nullable(),
  kind: z.string(),
  years: z.number(),
  agreed: z.boolean(),
  password: z.string(),
});

const defaultValues: z.input<typeof schema> = {
  name: '',
  birthNumber: '',
  date: '',
  account: '',
  phone: '',
  postcode: '',
  amount: null,
  purpose: null,
  kind: 'own',
  years: 5,
  agreed: false,
  password: '',
};

const onSubmit = jest.fn();
const options = ['Koupě', 'Výstavba'].map((label) => ({ value: label, label }));

function TestForm({ loading = false }: { loading?: boolean }) {
  const form = useZodForm(schema, { defaultValues });
  const { control } = form;
  const [submitError, setSubmitError] = useState<{ fieldErrors: Record<string, string> }>();
  return (
    <>
      <button onClick={() => setSubmitError({ fieldErrors: { birthNumber: 'Už existuje' } })}>
        Chyba serveru
      </button>
      <FormShell
        form={form}
        label="Klient"
        loading={loading}
        submitError={submitError}
        submitLabel="Odeslat"
        onSubmit={(values) => onSubmit(values)}
      >
        <TextField control={control} name="name" label="Jméno" required />
        <BirthNumberField control={control} name="birthNumber" label="Rodné číslo" />
        <DateField control={control} name="date" label="Datum narození" hint="Den klienta" />
        <AccountField control={control} name="account" label="Účet" />
        <PhoneField control={control} name="phone" label="Telefon" />
        <PostcodeField control={control} name="postcode" label="PSČ" />
        <MoneyField control={control} name="amount" label="Částka" />
        <SelectField control={control} name="purpose" label="Účel" options={options} />
        <RadioField
          control={control}
          name="kind"
          label="Bydlení"
          options={[
            { value: 'own', label: 'Vlastní' },
            { value: 'rent', label: 'Nájem' },
          ]}
        />
        <SegmentedField
          control={control}
          name="years"
          label="Fixace"
          options={[
            { value: 3, label: '3 roky' },
            { value: 5, label: '5 let' },
          ]}
        />
        <PasswordField
          control={control}
          name="password"
          label="Heslo"
          autoComplete="current-password"
        />
        <CheckboxField control={control} name="agreed" label="Souhlas" />
      </FormShell>
    </>
  );
}

beforeAll(initI18n);

const field = (name: string) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Odeslat' }));

it('hands over what was typed, in the contract’s shape', async () => {
  render(<TestForm />);
  await userEvent.type(field('Jméno*'), 'Žofie');
  await userEvent.type(field('Rodné číslo'), '8551011234');
  await userEvent.type(field('Datum narození'), '1.2.2026');
  await userEvent.type(field('Účet'), '19-2000145399/0800');
  await userEvent.type(field('Telefon'), '777123456');
  await userEvent.type(field('PSČ'), '11000');
  await userEvent.click(field('Částka'));
  await userEvent.paste('1 234 567 Kč');
  await userEvent.click(field('Nájem'));
  await userEvent.click(screen.getByText('3 roky'));
  await userEvent.type(field('Heslo'), 'tajné');
  await userEvent.click(field('Souhlas'));
  await userEvent.click(field('Účel'));
  await userEvent.click(await screen.findByTitle('Výstavba'));
  await submit();
  expect(onSubmit.mock.calls).toEqual([
    [
      {
        name: 'Žofie',
        birthNumber: '855101/1234',
        date: '2026-02-01',
        account: '19-2000145399/0800',
        phone: '777 123 456',
        postcode: '110 00',
        amount: 1_234_567,
        purpose: 'Výstavba',
        kind: 'rent',
        years: 3,
        agreed: true,
        password: 'tajné',
      },
    ],
  ]);
});

it('says what is wrong under the fields and above them, and jumps there', async () => {
  render(<TestForm />);
  await userEvent.type(field('Datum narození'), '31.2.2026');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Jméno*')).toHaveAccessibleDescription('Vyplňte pole Jméno');
  expect(field('Jméno*')).toBeInvalid();
  expect(field('Jméno*')).toHaveFocus();
  expect(field('Datum narození')).toHaveAccessibleDescription(
    'Den klienta Zadejte platné datum, například 21. 11. 2026',
  );
  // What is no date stays as it was typed.
  expect(field('Datum narození')).toHaveValue('31.2.2026');

  const summary = within(screen.getByRole('alert'));
  expect(summary.getByText('2 údaje je potřeba opravit')).toBeVisible();
  await userEvent.click(summary.getByRole('button', { name: 'Datum narození' }));
  expect(field('Datum narození')).toHaveFocus();
});

it('shows a date as Czechs write it once it is left', async () => {
  render(<TestForm />);
  await userEvent.type(field('Datum narození'), '01022026');
  await userEvent.tab();
  expect(field('Datum narození')).toHaveValue('1.\u00A02.\u00A02026');
});

it('does not disturb typing of a year', async () => {
  render(<TestForm />);
  await userEvent.type(field('Datum narození'), '1.2.20');
  expect(field('Datum narození')).toHaveValue('1.2.20');
  await userEvent.type(field('Datum narození'), '26');
  expect(field('Datum narození')).toHaveValue('1.2.2026');
});

it('opens the calendar on demand and takes the chosen day', async () => {
  render(<TestForm />);
  await userEvent.type(field('Datum narození'), '1.2.2026');
  await userEvent.click(screen.getByRole('button', { name: 'Otevřít kalendář: Datum narození' }));
  await userEvent.click(await screen.findByTitle('2026-02-17'));
  expect(field('Datum narození')).toHaveValue('17.\u00A02.\u00A02026');
});

it('shows the server’s errors at their fields', async () => {
  render(<TestForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Chyba serveru' }));
  expect(field('Rodné číslo')).toHaveAccessibleDescription('Už existuje');
  expect(field('Rodné číslo')).toHaveFocus();
});

it('saves with Ctrl+S, but not twice', async () => {
  const { rerender } = render(<TestForm />);
  await userEvent.type(field('Jméno*'), 'Jan');
  await userEvent.type(field('Datum narození'), '1.2.2026');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(<TestForm loading />);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('saves the form with the focus, and none where it is not clear which is meant', async () => {
  render(
    <>
      <TestForm />
      <TestForm />
    </>,
  );
  const [, second] = screen.getAllByLabelText('Jméno*');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(screen.queryAllByText(/Vyplňte pole/)).toEqual([]);
  await userEvent.type(screen.getAllByLabelText('Datum narození')[1]!, '1.2.2026');
  await userEvent.type(second!, 'Jan{Control>}s{/Control}');
  expect(onSubmit.mock.calls.map(([{ name }]) => name)).toEqual(['Jan']);
});

it('keeps the caret while a birth number is corrected', async () => {
  render(<TestForm />);
  const input = field('Rodné číslo') as HTMLInputElement;
  await userEvent.type(input, '850101123');
  await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input).toHaveValue('859010/1123');
  expect(input.selectionStart).toBe(3);
});

const dirtyForms = () => useUnsavedChangesStore.getState().dirtyForms;

it('tells the page that something is typed until it is taken back or the form is left', async () => {
  const { unmount } = render(<TestForm />);
  const name = screen.getByLabelText(/^Jméno/);
  expect(dirtyForms()).toBe(0);
  await userEvent.type(name, 'Eva');
  expect(dirtyForms()).toBe(1);
  await userEvent.clear(name);
  expect(dirtyForms()).toBe(0);
  await userEvent.type(name, 'E');
  unmount();
  expect(dirtyForms()).toBe(0);
});
