import { annuityPayment } from '@advisor/lending/loan/annuity';
import { amountToConsolidate } from '@advisor/lending/affordability/consolidation';
import { countObligation } from '@advisor/lending/affordability/counted-obligation';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type { AssessedLoan, AssessmentInputs } from './inputs';
import type { LoanFigures } from './ratios-of-loan';

/** A change with which the loan would pass. */
export interface Proposal {
  kind: 'smallerLoan' | 'longerTerm' | 'consolidation' | 'refinancing';
  /** CZK. */
  loanAmount: number;
  months: number;
  /** CZK a month. */
  monthlyPayment: number;
  /** Of a consolidation: what is repaid by the new loan, CZK, and its instalment, CZK a month. */
  consolidated?: { householdId: number; amount: number; instalment: number };
}

const consolidated = { correctionTypeId: 3 };
const yearMonths = 12;

type Passes = (inputs: AssessmentInputs) => boolean;

/** The same loan by other terms; its instalment is rounded up to whole CZK as an offer's. */
function withLoan(
  inputs: AssessmentInputs,
  change: Partial<Pick<AssessedLoan, 'amount' | 'months' | 'refinancingAmount'>>,
): AssessmentInputs {
  const loan = { ...inputs.loan, ...change };
  const instalment = Math.ceil(
    annuityPayment(loan.amount, loan.ratePercent, loan.months).toNumber(),
  );
  return { ...inputs, loan: { ...loan, instalment } };
}

/** The loan that is higher by what it repays of other loans besides, CZK. */
const withRefinancing = (inputs: AssessmentInputs, more: number): AssessmentInputs =>
  withLoan(inputs, {
    amount: sumOf([inputs.loan.amount, more]),
    refinancingAmount: sumOf([inputs.loan.refinancingAmount ?? 0, more]),
  });

const toProposal = (kind: Proposal['kind'], { loan }: AssessmentInputs): Proposal => ({
  kind,
  loanAmount: loan.amount,
  months: loan.months,
  monthlyPayment: loan.instalment,
});

function smallerLoan(
  inputs: AssessmentInputs,
  { maximumLoan }: LoanFigures,
  passes: Passes,
): Proposal[] {
  if (maximumLoan <= 0 || maximumLoan >= inputs.loan.amount) return [];
  const changed = withLoan(inputs, { amount: maximumLoan });
  return passes(changed) ? [toProposal('smallerLoan', changed)] : [];
}

/** The shortest longer term, in whole years more. */
function longerTerm(inputs: AssessmentInputs, passes: Passes): Proposal[] {
  const { months, maximumMonths } = inputs.loan;
  for (let longer = months + yearMonths; longer <= maximumMonths; longer += yearMonths) {
    const changed = withLoan(inputs, { months: longer });
    if (passes(changed)) return [toProposal('longerTerm', changed)];
  }
  return [];
}

/** The loan that is higher by what it has not enough for. */
function refinancing(
  inputs: AssessmentInputs,
  { consolidation: { amount, limit } }: LoanFigures,
  passes: Passes,
): Proposal[] {
  if (amount <= limit) return [];
  const changed = withRefinancing(inputs, sumOf([amount, -limit]));
  return passes(changed) ? [toProposal('refinancing', changed)] : [];
}

/** One obligation that the loan repays besides, and is higher by: the smallest that helps. */
function consolidation(inputs: AssessmentInputs, passes: Passes): Proposal[] {
  const candidates = inputs.households.flatMap((household) =>
    household.facts.obligations.flatMap((obligation, place) => {
      const { instalment, toConsolidate } = countObligation(obligation, inputs.policy.obligations);
      const repaid = { ...obligation, amountConsolidated: undefined, correction: consolidated };
      const amount = amountToConsolidate(repaid);
      const isOffered = instalment > 0 && amount > 0 && toConsolidate === 0;
      return isOffered ? [{ household, place, instalment, amount, repaid }] : [];
    }),
  );
  for (const candidate of candidates.toSorted((one, other) => one.amount - other.amount)) {
    const { household, place, instalment, amount, repaid } = candidate;
    const { householdId } = household;
    const obligations = household.facts.obligations.with(place, repaid);
    const higher = withRefinancing(inputs, amount);
    const changed = {
      ...higher,
      households: higher.households.map((one) =>
        one.householdId === householdId ? { ...one, facts: { ...one.facts, obligations } } : one,
      ),
    };
    if (passes(changed)) {
      const repays = { householdId, amount, instalment };
      return [{ ...toProposal('consolidation', changed), consolidated: repays }];
    }
  }
  return [];
}

/** What would pass, found by the same rules; nothing when no term of the loan is the matter. */
export const proposalsFor = (
  inputs: AssessmentInputs,
  figures: LoanFigures,
  passes: Passes,
): Proposal[] => [
  ...smallerLoan(inputs, figures, passes),
  ...longerTerm(inputs, passes),
  ...refinancing(inputs, figures, passes),
  ...consolidation(inputs, passes),
];
