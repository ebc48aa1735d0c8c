import { readDraft } from '@advisor/forms/drafts';
import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { type LeaveGuard, useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useWatch,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

/** What was typed in a calculator before: its loader reads it, so that it stands there at once. */
export interface TypedDraft {
  key: string;
  readAhead: unknown;
}

/** @param key of the screen and place, without personal data */
export const readTyped = async (key: string): Promise<TypedDraft> => ({
  key,
  readAhead: await readDraft(key),
});

/** The same object until other values are shown. */
export interface Calculator<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** What is shown is of them, right or wrong. What is taken over is of what `form` submits. */
  values: Values;
  /** Forgets what was typed, once it is taken over. */
  forget: () => void;
}

/** The form of a calculator: checked by each key, kept over a reload, not left without a question. */
export function useCalculator<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  { key, readAhead }: TypedDraft,
): { calculator: Calculator<Values>; guard: LeaveGuard } {
  const form = useZodForm<Values, Values>(schema, { mode: 'onChange', defaultValues });
  const removeDraft = useFormDraft(key, form, readAhead);
  const { isDirty, dirtyFields } = form.formState;
  const isRestored = isDirty && readAhead !== undefined;
  const markWrong = useEffectEvent(() => form.trigger(Object.keys(dirtyFields) as Path<Values>[]));
  // What was wrong before a reload is marked again.
  useEffect(() => {
    if (isRestored) void markWrong();
  }, [isRestored]);
  useUnsavedChanges(isDirty);
  const guard = useLeaveGuard(isDirty);
  const { release } = guard;
  const forget = useCallback(() => {
    release();
    void removeDraft();
  }, [release, removeDraft]);
  const values = useWatch({ control: form.control }) as Values;
  const calculator = useMemo(() => ({ form, values, forget }), [form, values, forget]);
  return { calculator, guard };
}
