import type { LoanForm } from './loan-form.schema';

type Purposes = LoanForm['loanPurposes'];

/** What is no number counts as nothing. */
const orNothing = (amount: number | null): number => amount || 0;

/** What is left of the amount for the purposes, CZK; negative when they take more. */
export const restOf = (amount: number | null, purposes: Purposes): number =>
  orNothing(amount) -
  purposes.reduce((sum, purpose) => sum + Math.max(0, orNothing(purpose.amount)), 0);

/** Purposes that can still be added: each once. */
export const unusedPurposes = <Id extends number>(
  offered: readonly Id[],
  purposes: Purposes,
): Id[] => offered.filter((id) => purposes.every(({ loanPurposeId }) => loanPurposeId !== id));

/** Adds a purpose. The first one, which took all, then has its amount written out. */
export function withPurpose(
  purposes: Purposes,
  loanPurposeId: Purposes[number]['loanPurposeId'],
  amount: number | null,
): Purposes {
  const written =
    purposes.length === 1 ? purposes.map((first) => ({ ...first, amount })) : purposes;
  return [...written, { loanPurposeId, amount: null }];
}

/** Takes a purpose away. One that is left alone takes all, and has no amount of its own. */
export function withoutPurpose(purposes: Purposes, index: number): Purposes {
  const others = purposes.filter((_, at) => at !== index);
  return others.length === 1 ? others.map((only) => ({ ...only, amount: null })) : others;
}

/** Gives the rest to the purpose; taking it away where there is too much, but never below nothing. */
export const withRest = (purposes: Purposes, index: number, rest: number): Purposes =>
  purposes.map((purpose, at) =>
    at === index ? { ...purpose, amount: Math.max(0, orNothing(purpose.amount) + rest) } : purpose,
  );
