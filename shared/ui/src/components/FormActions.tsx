import type { ReactNode } from 'react';

/**
 * The buttons that end a form or a step: on the right, the primary one last, as in a dialog. On a phone
 * they are below each other in full width, the primary one on top.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="adv-form__actions">{children}</div>;
}
