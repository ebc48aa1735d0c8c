import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useEffect } from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FormValues } from './field-value';
import { initialValues, type FormField } from './form-definition';
import { bankToday } from './local-date';
import { validateForm } from './validate-form';

/** Checks the visible fields anew each time, so that a condition never leaves an old check behind. */
const resolverOf =
  (fields: readonly FormField[]): Resolver<FormValues> =>
  (values) => {
    const messages = validateForm(fields, values, bankToday());
    const names = Object.keys(messages);
    if (names.length === 0) return { values, errors: {} };
    const errors = names.map((name) => {
      const error = { type: 'validate', message: messages[name] };
      const { type } = fields.find((field) => field.name === name) ?? {};
      return [name, type === 'DATE_EXT' ? { date: error } : error];
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<FormValues> };
  };

/**
 * The form's state. What is typed is kept as an encrypted draft; after the first attempt to send,
 * every change checks the fields that depend on it, too.
 * @param draftKey of the document, signature and form
 */
export function useClientDataForm(fields: readonly FormField[], draftKey: string) {
  const form = useForm<FormValues>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: initialValues(fields),
    resolver: resolverOf(fields),
  });
  useFormDraft(draftKey, form);
  const values = useWatch({ control: form.control }) as FormValues;
  const { isSubmitted } = form.formState;
  const { trigger } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (isSubmitted && text) void trigger();
  }, [isSubmitted, text, trigger]);
  return { form, values };
}
