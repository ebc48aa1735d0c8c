import { annuityPayment } from '@advisor/lending/annuity';
import { countObligation } from '@advisor/lending/counted-obligation';
import type { AssessedLoan, AssessmentInputs } from './inputs';
import type { LoanFigures } from './ratios-of-loan';

/** A change with which the loan would pass. */
export interface Proposal {
  kind: 'smallerLoan' | 'longerTerm' | 'consolidation';
  /** CZK. */
  loanAmount: number;
  months: number;
  /** CZK a month. */
  monthlyPayment: number;
  /** Of a consolidation: what is repaid by the new loan, CZK, and its instalment, CZK a month. */
  consolidated?: { householdId: number; amount: number; instalment: number };
}

const consolidatedCorrection = 3;
const yearMonths = 12;

type Passes = (inputs: AssessmentInputs) => boolean;

/** The same loan by other terms; its instalment is rounded up to whole CZK as an offer's. */
function withLoan(
  inputs: AssessmentInputs,
  change: Partial<Pick<AssessedLoan, 'amount' | 'months'>>,
): AssessmentInputs {
  const loan = { ...inputs.loan, ...change };
  const instalment = Math.ceil(
    annuityPayment(loan.amount, loan.ratePercent, loan.months).toNumber(),
  );
  return { ...inputs, loan: { ...loan, instalment } };
}

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

/** One obligation that the loan repays besides, and is higher by: the smallest that helps. */
function consolidation(inputs: AssessmentInputs, passes: Passes): Proposal[] {
  const candidates = inputs.households.flatMap((household) =>
    household.facts.obligations.flatMap((obligation, place) => {
      const { instalment, debt } = countObligation(obligation, inputs.policy.obligations);
      return instalment > 0 && debt > 0 ? [{ household, place, instalment, debt }] : [];
    }),
  );
  for (const candidate of candidates.toSorted((one, other) => one.debt - other.debt)) {
    const { household, place, instalment, debt } = candidate;
    const { householdId } = household;
    const repaid = withLoan(inputs, { amount: inputs.loan.amount + debt });
    const changed = {
      ...repaid,
      households: repaid.households.map((one) =>
        one.householdId === householdId ? { ...one, facts: without(one.facts, place, debt) } : one,
      ),
    };
    if (passes(changed)) {
      const consolidated = { householdId, amount: debt, instalment };
      return [{ ...toProposal('consolidation', changed), consolidated }];
    }
  }
  return [];
}

const without = (
  facts: AssessmentInputs['households'][number]['facts'],
  place: number,
  debt: number,
) => ({
  ...facts,
  obligations: facts.obligations.map((one, index) =>
    index === place
      ? {
          ...one,
          amountConsolidated: debt,
          correction: { correctionTypeId: consolidatedCorrection },
        }
      : one,
  ),
});

/** What would pass, found by the same rules; nothing when no term of the loan is the matter. */
export const proposalsFor = (
  inputs: AssessmentInputs,
  figures: LoanFigures,
  passes: Passes,
): Proposal[] => [
  ...smallerLoan(inputs, figures, passes),
  ...longerTerm(inputs, passes),
  ...consolidation(inputs, passes),
];
