import { codeName } from '@advisor/contracts/code-name';
import { customerRole } from '@advisor/contracts/codebooks';
import { creditRegister } from '@advisor/contracts/decision/codes';
import { addMonths, ageOn } from '@advisor/lending/calendar-and-money/calendar';
import { isWithinLimit } from '@advisor/lending/affordability/ratios';
import {
  czechCount,
  czechMoney,
  czechNumber,
  czechPercent,
  czechRatio,
  years,
} from '../../platform/czech-format';
import { unidentified } from '../household/missing';
import type { AssessmentInputs } from './inputs';
import type { LoanFigures } from './ratios-of-loan';

/** Why a loan does not pass, and where that can be mended. */
export interface AssessmentReason {
  code:
    | 'unidentified'
    | 'register'
    | 'consolidation'
    | 'noIncome'
    | 'age'
    | 'ltv'
    | 'dti'
    | 'dsti'
    | 'surplus';
  /** A Czech sentence. */
  description: string;
  step: 'household' | 'modelation';
  /** Whom it is about. */
  customerOnSAId?: number;
}

/** Each reason why a loan does not pass; none when it does. */
export function reasonsFor(inputs: AssessmentInputs, figures: LoanFigures): AssessmentReason[] {
  return [
    ...ofPeople(inputs),
    ...ofConsolidation(figures),
    // Without an income every ratio fails: one sentence says so.
    ...(figures.netIncome === 0 ? [noIncome] : ofBudget(inputs, figures)),
    ...ofCollateral(figures),
  ];
}

const noIncome: AssessmentReason = {
  code: 'noIncome',
  description: 'Žadatelé nemají žádný příjem, který by banka započítala.',
  step: 'household',
};

const ofConsolidation = ({ consolidation: { amount, limit } }: LoanFigures): AssessmentReason[] =>
  amount <= limit
    ? []
    : [
        {
          code: 'consolidation',
          description: `Úvěr má splatit závazky za ${czechMoney(amount)}, na jejich splacení v něm je ${czechMoney(limit)}.`,
          step: 'modelation',
        },
      ];

function ofPeople({ people, registerEntries, loan, day }: AssessmentInputs): AssessmentReason[] {
  const lastDay = addMonths(day, loan.months);
  return people.flatMap((person): AssessmentReason[] => {
    const { customerOnSAId, name, roleId, isIdentified, dateOfBirth } = person;
    const age = ageOn(lastDay, dateOfBirth);
    const isTooOld = roleId !== customerRole.guarantor.code && age > loan.maximumAge;
    return [
      ...(isIdentified
        ? []
        : [
            {
              code: 'unidentified' as const,
              description: unidentified(name),
              step: 'household' as const,
              customerOnSAId,
            },
          ]),
      ...registerEntries
        .filter((entry) => entry.customerOnSAId === customerOnSAId)
        .map(({ register }) => ({
          code: 'register' as const,
          description: `${name}: neuhrazené splátky podle registru ${codeName(creditRegister, register)}.`,
          step: 'household' as const,
          customerOnSAId,
        })),
      ...(isTooOld
        ? [
            {
              code: 'age' as const,
              description: `${name}: při poslední splátce ${czechCount(age, years)}, nejvýše smí být ${czechCount(loan.maximumAge, years)}.`,
              step: 'modelation' as const,
              customerOnSAId,
            },
          ]
        : []),
    ];
  });
}

function ofBudget({ policy }: AssessmentInputs, figures: LoanFigures): AssessmentReason[] {
  const { dti, dstiStressed, leftStressed, limits } = figures;
  return [
    ...(limits.dti === null || isWithinLimit(dti, limits.dti)
      ? []
      : [
          {
            code: 'dti' as const,
            description: `Dluhy jsou ${czechRatio(dti ?? 0, limits.dti)}násobek ročního čistého příjmu, nejvýše smí být ${czechNumber(limits.dti)}násobek.`,
            step: 'modelation' as const,
          },
        ]),
    ...(limits.dsti === null || isWithinLimit(dstiStressed, limits.dsti)
      ? []
      : [
          {
            code: 'dsti' as const,
            description: `Při sazbě vyšší o ${czechNumber(policy.stressPoints)}\u00A0p.\u00A0b. berou splátky ${czechRatio(dstiStressed ?? 0, limits.dsti)}\u00A0% čistého příjmu, nejvýše smí ${czechPercent(limits.dsti)}.`,
            step: 'modelation' as const,
          },
        ]),
    ...(leftStressed >= 0
      ? []
      : [
          {
            code: 'surplus' as const,
            description: `Po výdajích a všech splátkách chybí žadatelům ${czechMoney(Math.ceil(-leftStressed))} měsíčně.`,
            step: 'household' as const,
          },
        ]),
  ];
}

const ofCollateral = ({ ltv, limits }: LoanFigures): AssessmentReason[] =>
  ltv === undefined || limits.ltv === null || isWithinLimit(ltv, limits.ltv)
    ? []
    : [
        {
          code: 'ltv',
          description: `Úvěr je ${czechRatio(ltv, limits.ltv)}\u00A0% hodnoty zajištění, nejvýše smí být ${czechPercent(limits.ltv)}.`,
          step: 'modelation',
        },
      ];
