import { Section } from '@advisor/ui/components/Section';
import { useState, type ReactNode } from 'react';
import { LockedStep } from './LockedStep';

interface StepContentProps {
  /** Why the step may not be changed. */
  locked: string | undefined;
  form: ReactNode;
  /** The same to read. */
  facts: ReactNode;
}

/**
 * A step's form, or what it holds when it may not be changed. When that ends while somebody writes,
 * the form stays with what was typed. Give it the arrangement as its key.
 */
export function StepContent({ locked, form, facts }: StepContentProps) {
  const [wasOpen] = useState(locked === undefined);
  return (
    <>
      <LockedStep reason={locked} />
      <Section>{wasOpen || locked === undefined ? form : facts}</Section>
    </>
  );
}
