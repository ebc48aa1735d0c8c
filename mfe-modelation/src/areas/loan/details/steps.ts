import type { LoanResult, LoanStep } from '@advisor/contracts/offer/loan-offer';

/** A step of the calculation, its operands by their names. */
export interface Step {
  result: number;
  number: (operand: string) => number;
  text: (operand: string) => string;
  /** Names of the operands, in their order. */
  operands: readonly string[];
}

/** The step that a number of the result was made by; undefined when the calculation had none. */
export function stepOf(
  { steps = [] }: Pick<LoanResult, 'steps'>,
  code: LoanStep['code'],
): Step | undefined {
  const step = steps.find((candidate) => candidate.code === code);
  return (
    step && {
      result: step.result,
      number: (operand) => Number(step.operands[operand] ?? 0),
      text: (operand) => String(step.operands[operand] ?? ''),
      operands: Object.keys(step.operands),
    }
  );
}
