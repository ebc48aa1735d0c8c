import { createContext, useContext, useEffect, useId } from 'react';

interface FormLabels {
  formId: string;
  /** By field name. @returns what forgets it again */
  register: (name: string, label: string) => () => void;
}

export const FormLabelsContext = createContext<FormLabels | undefined>(undefined);

/** Element id of a field in a form. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** Tells the form around the field's label. @returns the control's element id */
export function useFormLabel(name: string, label: string): string {
  const ownId = useId();
  const labels = useContext(FormLabelsContext);
  useEffect(() => labels?.register(name, label), [labels, name, label]);
  return fieldId(labels?.formId ?? ownId, name);
}
