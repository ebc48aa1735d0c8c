import { createContext, useContext, useEffect, useId, useRef } from 'react';

/** What a form knows of a field on the screen. */
export interface FieldWords {
  label: string;
  /** A value of the field in words; nothing where it is empty. */
  toText: (value: unknown) => string;
}

interface FormLabels {
  formId: string;
  /** The record may not be changed: fields show their values as text. */
  isReadOnly?: boolean;
  /** By field name. @returns what forgets it again */
  register: (name: string, words: FieldWords) => () => void;
}

export const FormLabelsContext = createContext<FormLabels | undefined>(undefined);

/** Fields on the screen by their names, in their order; for what stands above them. */
export const FieldsContext = createContext<Readonly<Record<string, FieldWords>>>({});

/** Whether the form around may only be read: what helps to fill it in has no place there. */
export const useIsReadOnly = (): boolean => useContext(FormLabelsContext)?.isReadOnly === true;

/** Element id of a field in a form. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/**
 * Tells the form around the field's label, and how its values are said.
 * @returns the control's element id, and whether the value is only read
 */
export function useFormLabel(
  name: string,
  { label, toText }: FieldWords,
): { id: string; isReadOnly: boolean } {
  const ownId = useId();
  const labels = useContext(FormLabelsContext);
  const latest = useRef(toText);
  useEffect(() => {
    latest.current = toText;
  }, [toText]);
  useEffect(
    () => labels?.register(name, { label, toText: (value) => latest.current(value) }),
    [labels, name, label],
  );
  return {
    id: fieldId(labels?.formId ?? ownId, name),
    isReadOnly: labels?.isReadOnly === true,
  };
}
