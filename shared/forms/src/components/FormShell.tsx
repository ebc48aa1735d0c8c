import { FormActions } from '@advisor/ui/components/FormActions';
import { Button } from '@advisor/ui/core';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldsContext, FormLabelsContext, type FieldWords } from '../form-labels';
import { useUnsavedChanges } from '../unsaved-changes';
import { type SubmitError, useServerErrors } from '../use-server-errors';
import { ErrorSummary } from './ErrorSummary';

interface FormShellProps<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  /** @param again for `useChange`: another try submits what stands in the form then */
  onSubmit: (values: Output, again: { retry: () => void }) => unknown;
  /** The call runs: no second submit. */
  loading: boolean;
  /** Of the last call; what belongs to no field goes to the page's error policy. */
  submitError: SubmitError | null | undefined;
  submitLabel: string;
  submitIcon?: ReactNode;
  /** Beside what the screen is for: its submit is no primary button. */
  isSecondary?: boolean;
  /** Further buttons, left of it. */
  actions?: ReactNode;
  /** Nothing can be changed now: values are text, and there is nothing to submit. */
  isReadOnly?: boolean;
  /** Name of the form for screen readers. */
  label: string;
  /** Above the fields; `FieldsContext` says what they are. */
  notices?: ReactNode;
  children: ReactNode;
}

/** Of several forms on the screen the keys mean the one with the focus. */
function isMeant(form: HTMLFormElement | null, target: EventTarget | null): boolean {
  const focused = target instanceof Element ? target.closest('form') : null;
  return focused === null
    ? document.querySelectorAll('form.adv-form').length === 1
    : focused === form;
}

/** Frame of a form: one column, error summary, submit at the end, Ctrl+S. */
export function FormShell<Input extends FieldValues, Output extends FieldValues>({
  form,
  onSubmit,
  loading,
  submitError,
  submitLabel,
  submitIcon,
  isSecondary = false,
  actions,
  isReadOnly = false,
  label,
  notices,
  children,
}: FormShellProps<Input, Output>) {
  const { t } = useTranslation();
  useUnsavedChanges(form.formState.isDirty);
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Readonly<Record<string, FieldWords>>>({});
  const context = useMemo(
    () => ({
      formId,
      isReadOnly,
      register: (name: string, words: FieldWords) => {
        setFields((known) => ({ ...known, [name]: words }));
        return () => setFields(({ [name]: _forgotten, ...rest }) => rest);
      },
    }),
    [formId, isReadOnly],
  );

  useServerErrors(form, submitError);

  useEffect(() => {
    const saveOnKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (isMeant(element.current, event.target)) element.current?.requestSubmit();
    };
    document.addEventListener('keydown', saveOnKey);
    return () => document.removeEventListener('keydown', saveOnKey);
  }, []);

  const again = { retry: () => element.current?.requestSubmit() };
  return (
    <FormLabelsContext value={context}>
      <form
        ref={element}
        noValidate
        className="adv-form"
        aria-label={label}
        onSubmit={(event) => {
          if (loading || isReadOnly) {
            event.preventDefault();
            return;
          }
          void form.handleSubmit((values) => onSubmit(values, again))(event);
        }}
      >
        <FieldsContext value={fields}>{notices}</FieldsContext>
        <ErrorSummary form={form} fields={fields} />
        {children}
        <FormActions>
          {actions}
          {!isReadOnly && (
            <Button
              type={isSecondary ? 'default' : 'primary'}
              htmlType="submit"
              icon={submitIcon}
              loading={loading}
              title={t('form.shortcut')}
            >
              {submitLabel}
            </Button>
          )}
        </FormActions>
      </form>
    </FormLabelsContext>
  );
}
