import { InfoBar } from '@advisor/ui/components/InfoBar';
import {
  get,
  useFormState,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../use-message';

interface ErrorSummaryProps<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Of the fields on the screen, in their order. */
  fields: Readonly<Record<string, { label: string }>>;
}

/** Lists what a submit found wrong; each line jumps to its field. */
export function ErrorSummary<Input extends FieldValues, Output extends FieldValues>({
  form,
  fields,
}: ErrorSummaryProps<Input, Output>) {
  const { t } = useTranslation();
  const toText = useMessage();
  const { errors, submitCount } = useFormState({ control: form.control });
  const wrong = Object.entries(fields).flatMap(([name, { label }]) => {
    const { message } = (get(errors, name) ?? {}) as { message?: string };
    return message ? [{ name, label, message: toText(message) }] : [];
  });
  // A single error is seen at its field, where the focus already is.
  if (submitCount === 0 || wrong.length < 2) return null;
  return (
    <InfoBar
      severity="error"
      title={t('form.errors', { count: wrong.length })}
      description={
        <ul className="adv-form__errors">
          {wrong.map(({ name, label, message }) => (
            <li key={name}>
              <button
                type="button"
                className="adv-link"
                onClick={() => form.setFocus(name as FieldPath<Input>)}
              >
                {label}
              </button>
              : {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
