import { FormShell } from '@advisor/forms/components/FormShell';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { SearchOutlined } from '@advisor/ui/icons';
import { useEffect, type ReactNode } from 'react';
import type { Control, DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useForgetFound, useIdentifyCase } from '../identification.mutations';
import type { Criterion } from '../identification.schema';

interface CriterionFormProps<Values extends FieldValues> {
  criterion: Criterion;
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Where the cursor waits. */
  firstField: FieldPath<Values>;
  toInput: (values: Values) => CaseIdentifyInput;
  children: (control: Control<Values, unknown, Values>) => ReactNode;
}

/** Form of one criterion. What was typed survives a reload, a failed call and an expired session. */
export function CriterionForm<Values extends FieldValues>({
  criterion,
  schema,
  defaultValues,
  firstField,
  toInput,
  children,
}: CriterionFormProps<Values>) {
  const { t } = useTranslation('case-overview');
  const form = useZodForm<Values, Values>(schema, { defaultValues });
  const forgetDraft = useFormDraft(`identification.${criterion}`, form);
  const { identify, open } = useIdentifyCase(criterion);

  // What was found is of another entry than the one that is refused.
  const isRefused = Object.keys(form.formState.errors).length > 0;
  const forgetFound = useForgetFound(criterion);
  useEffect(() => {
    if (isRefused) forgetFound();
  }, [isRefused, forgetFound]);

  const { setFocus } = form;
  useEffect(() => setFocus(firstField), [setFocus, firstField]);

  return (
    <FormShell
      form={form}
      label={t('identification.form')}
      submitLabel={t('identification.submit')}
      submitIcon={<SearchOutlined aria-hidden />}
      loading={identify.isRunning}
      submitError={identify.submitError}
      onSubmit={(values, again) =>
        identify.run(toInput(values), { ...open(forgetDraft), ...again })
      }
    >
      {children(form.control)}
    </FormShell>
  );
}
