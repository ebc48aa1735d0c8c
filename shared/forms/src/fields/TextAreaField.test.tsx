import { initI18n } from '@advisor/i18n/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { TextAreaField } from './TextAreaField';

beforeAll(() => initI18n());

function TestForm() {
  const { control } = useForm({ defaultValues: { comment: '' } });
  return <TextAreaField control={control} name="comment" label="Komentář" maxLength={5} />;
}

it('says at once that a text is too long, and cuts nothing off', async () => {
  render(<TestForm />);
  const field = screen.getByRole('textbox', { name: 'Komentář' });
  await userEvent.type(field, 'sedmé ');
  expect(field).toBeValid();
  await userEvent.type(field, 'patro');
  expect(field).toHaveValue('sedmé patro');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Zadejte nejvýše 5 znaků');
  await userEvent.clear(field);
  expect(field).toBeValid();
});
