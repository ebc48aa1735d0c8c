import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { SelectField } from './SelectField';

beforeAll(() => initI18n());

function TestForm() {
  const { control } = useForm({ defaultValues: { colour: 'red' as string | null } });
  const options = [{ value: 'red', label: 'Červená' }];
  return <SelectField control={control} name="colour" label="Barva" options={options} clearable />;
}

it('is emptied by a button that says so', async () => {
  const user = userEvent.setup();
  render(<TestForm />);
  expect(screen.getByText('Červená')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vymazat' }));
  expect(screen.queryByText('Červená')).not.toBeInTheDocument();
});
