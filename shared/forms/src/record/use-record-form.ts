import { isApiError, type ApiError } from '@advisor/api-client/api-error';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { removeDraft } from '../drafts';
import { useZodForm } from '../use-zod-form';
import { isSame, mergeRecord, type MergeRules } from './merge';

/** A record as it is saved: the values of its form, and which version of it they are. */
export interface RecordState<Values> {
  version: number;
  values: Values;
  /** Fields that are no longer typed, such as what a register says: what was typed there goes. */
  fixed?: readonly (keyof Values & string)[];
}

export interface RecordFormOptions<Input extends FieldValues, Output extends FieldValues> {
  schema: z.ZodType<Output, Input>;
  /** Of what is typed: area, screen and place, without personal data. */
  draft: string;
  /** What the page has read; of a record that is new, its first values. */
  saved: RecordState<Input>;
  /** Reads it anew. @returns undefined when it is there no more */
  readLatest: () => Promise<RecordState<Input> | undefined>;
  rules?: MergeRules;
  /** The draft, when the page's loader has read it. */
  readAhead?: unknown;
  /** When the schema speaks first; on submit unless it is said. */
  mode?: 'onSubmit' | 'onChange';
}

/** What somebody else saved while something was typed here. */
interface TheirChange<Values> {
  base: Values;
  theirs: Values;
}

/** What was typed, and what it was typed into. */
export interface Typed<Values> {
  values: Values;
  base: RecordState<Values>;
}

/** What `useRecordDraft` needs to know. */
interface RecordDraft<Values> {
  key: string;
  base: RecordState<Values>;
  readAhead: unknown;
  restore: (typed: Typed<Values>) => void;
  /** Puts what was typed meanwhile into what is restored. */
  merge: (typed: Typed<Values>) => Typed<Values>;
}

/** A record that is edited: `RecordForm` shows it. */
export interface EditedRecord<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>;
  /** That what stands in the form began from: it goes with every change. */
  version: number;
  theirChange: TheirChange<Input> | undefined;
  rules: MergeRules;
  /** Somebody else has removed it. */
  isGone: boolean;
  /** What stands in the form was typed before, and left. */
  isRestored: boolean;
  /** Throws away what was typed. */
  discard: () => void;
  draft: RecordDraft<Input>;
  /** Forgets what was typed, because it is saved; nobody waits for the browser's storage. */
  forgetDraft: () => void;
  /** It is saved, and the form goes on with what was typed meanwhile. */
  goOn: (sent: Input, version: number) => void;
  /** A change of it was refused: takes over what somebody else has saved, and keeps what was typed. */
  takeOver: (error: ApiError) => Promise<void>;
}

/** What is to be changed is there no more: somebody else has removed it. */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** Of what an older release has written, the fields that are still there. */
const known = <Values extends FieldValues>(draft: Values, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(draft).filter(([name]) => name in values)),
});

/**
 * The one way to edit a record that others may edit, too. The version that the form began from, and
 * what stood there then, stay with what is typed, in its draft as well: what somebody else has saved
 * is never overwritten, whether it is found on opening, while typing or on saving.
 */
export function useRecordForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  draft,
  saved,
  readLatest,
  rules = {},
  readAhead,
  mode = 'onSubmit',
}: RecordFormOptions<Input, Output>): EditedRecord<Input, Output> {
  const form = useZodForm<Input, Output>(schema, {
    mode,
    defaultValues: saved.values as DefaultValues<Input>,
  });
  const [base, setBase] = useState(saved);
  const [theirChange, setTheirChange] = useState<TheirChange<Input>>();
  const [isRemoved, setIsRemoved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const { isDirty } = form.formState;

  /** The form from `to` on, with what was typed beside it. */
  const beginFrom = (to: RecordState<Input>, typed: Input) => {
    const keep = { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true };
    form.reset(to.values, keep);
    form.reset(typed, { ...keep, keepDefaultValues: true });
    setBase(to);
  };
  const merge = (from: Typed<Input>, theirs: RecordState<Input>) => {
    const { base: begun, values: typed } = from;
    const merged = mergeRecord(begun.values, typed, theirs.values, rules);
    for (const name of theirs.fixed ?? []) merged[name] = theirs.values[name];
    beginFrom(theirs, merged);
    // Without anything typed, or with the same typed, what is shown is simply what is saved.
    const isOurs = [begun.values, theirs.values].some((values) => isSame(values, typed));
    if (theirs.version !== begun.version && !isOurs && !isSame(begun.values, theirs.values)) {
      setTheirChange({ base: begun.values, theirs: theirs.values });
    }
  };

  const restore = (draftOf: Typed<Input>) => {
    const typed = {
      values: known(draftOf.values, saved.values),
      base: { version: draftOf.base.version, values: known(draftOf.base.values, saved.values) },
    };
    // What the page has read may be older than what was typed into.
    if (typed.base.version > saved.version) beginFrom(typed.base, typed.values);
    else merge(typed, saved);
    setIsRestored(true);
  };

  const follow = useEffectEvent((version: number) => {
    if (saved !== base && version >= base.version) merge({ values: form.getValues(), base }, saved);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- The form follows, which is no state of React's.
  useEffect(() => follow(saved.version), [saved.version]);

  return {
    form,
    version: base.version,
    theirChange,
    rules,
    isGone: isRemoved,
    isRestored: isRestored && isDirty,
    discard: () => {
      form.reset(base.values);
      setTheirChange(undefined);
      setIsRestored(false);
    },
    draft: {
      key: draft,
      base,
      readAhead,
      restore,
      merge: (typed) => ({
        ...typed,
        values: mergeRecord(base.values, form.getValues(), known(typed.values, base.values), rules),
      }),
    },
    forgetDraft: () => void removeDraft(draft),
    goOn: (sent, version) => {
      setTheirChange(undefined);
      setIsRestored(false);
      beginFrom({ version, values: sent }, form.getValues());
    },
    takeOver: async (error) => {
      const latest = isGone(error) ? undefined : await readLatest();
      if (latest === undefined) setIsRemoved(true);
      else merge({ values: form.getValues(), base }, latest);
    },
  };
}
