import { useServerErrors } from '@advisor/forms/use-server-errors';
import type { Change } from '@advisor/shell/use-change';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import '../process/texts';

interface CalculatorActionsProps<Values extends FieldValues, Input, Answer> {
  form: UseFormReturn<Values, unknown, Values>;
  change: Change<Input, Answer>;
  /** Ways to make the change of what stands in the form, the main one first. */
  actions: readonly {
    label: string;
    icon?: ReactNode;
    /** @returns undefined when nothing can be made of it */
    toInput: (values: Values) => Input | undefined;
  }[];
  onDone: (answer: Answer) => unknown;
}

/** Buttons of a calculator; what the server refuses stands at its field, or above them. */
export function CalculatorActions<Values extends FieldValues, Input, Answer>({
  form,
  change,
  actions,
  onDone,
}: CalculatorActionsProps<Values, Input, Answer>) {
  const { t } = useTranslation('refinancing-process');
  const [pressed, setPressed] = useState(0);
  const { isRunning, flag, refusal, submitError } = change;
  useServerErrors(form, submitError);
  const isAtField = Object.keys(submitError?.fieldErrors ?? {}).length > 0;
  const submit = (at: number) =>
    void form.handleSubmit((values) => {
      const input = actions[at]?.toInput(values);
      if (input === undefined) return;
      setPressed(at);
      change.run(input, { onDone, retry: () => submit(at) });
    })();
  return (
    <div className="calculator-actions">
      {flag && !isAtField && <InfoBar severity="warning" title={refusal ?? t('conflict')} />}
      {actions.map(({ label, icon }, at) => (
        <Button
          key={label}
          type={at === 0 ? 'primary' : 'default'}
          block
          icon={icon}
          loading={isRunning && at === pressed}
          disabled={isRunning && at !== pressed}
          onClick={() => submit(at)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
