import { describedBy, FieldFrame } from '@advisor/forms/components/FieldFrame';
import type { useField } from '@advisor/forms/field-props';
import type { ReactNode } from 'react';
import './rows.css';

interface ChoiceFrameProps extends Pick<ReturnType<typeof useField>, 'id' | 'error'> {
  label: string;
  required?: boolean;
  /** Takes what the summary of errors jumps to. */
  fieldRef: (group: HTMLElement | null) => void;
  children: ReactNode;
}

/** A field that is filled in by searching and choosing. */
export function ChoiceFrame({ id, label, error, required, fieldRef, children }: ChoiceFrameProps) {
  return (
    <FieldFrame group id={id} label={label} error={error} required={required}>
      <fieldset
        ref={(group) => fieldRef(group)}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, undefined, error)}
        className="admin-choice"
      >
        {children}
      </fieldset>
    </FieldFrame>
  );
}
