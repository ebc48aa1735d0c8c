import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes what somebody else saved meanwhile into a form; what was typed stays.
 * @returns names of the fields that the other has changed
 */
export function takeOver<Values extends FieldValues & { version: number }>(
  form: UseFormReturn<Values, unknown, Values>,
  theirs: Values,
): string[] {
  const typed = form.getValues();
  const start = form.formState.defaultValues as Values;
  // A draft of an older version does not know what it started from.
  const base = typed.version === start.version ? start : typed;
  const changed = Object.keys(theirs).filter((name) => base[name] !== theirs[name]);
  form.reset(theirs, { keepDirtyValues: true });
  const version = 'version' as Path<Values>;
  form.setValue(version, theirs.version as PathValue<Values, typeof version>);
  return changed;
}
