import { productType } from '@advisor/contracts/codebooks';
import { fee } from '@advisor/contracts/codebooks/offer';
import type { Offer } from '@advisor/contracts/offer/modelation';
import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { addDays, addMonths, ageOn, bankDay } from '../../../platform/calendar';
import type { buildingSavings, loanPurposes, loans } from '../../../domain/cases/schema/cases';
import type { offers } from '../../../domain/offers/schema/offers';
import type { BuildingSavingsInput, LoanInput } from '../../../domain/offers/loan-input';
import { modelLoan } from '../../../domain/offers/model-loan';
import { modelSavings } from '../../../domain/offers/model-savings';
import type { ProductTerms, RateVersion } from '../../../domain/offers/rate-version';
import { offerValidTo } from '../../../domain/offers/validity';
import { type Random, randomFor } from '../../../platform/random';
import type { ScenarioName } from '../../../seed/scenario';

type OfferRow = typeof offers.$inferInsert;
type LoanRow = typeof loans.$inferInsert;
type PurposeRow = typeof loanPurposes.$inferInsert;

const firstOfferId = 500_001;
/** Cases that get offers: each of them is calculated. */
const casesWithOffers = 2_000;

/** A contract that is older was made from rates that nobody keeps any more. */
const recent: ReadonlySet<ScenarioName> = new Set([
  'modelled',
  'prepared',
  'to-send',
  'in-approval',
  'in-signing',
]);

interface Origin {
  index: number;
  isTest: boolean;
  scenario: ScenarioName;
  caseId: number;
  salesArrangementId: number;
  ownerId: number;
  productTypeId: number;
  amount: number;
  loan: LoanRow | undefined;
  purposes: readonly PurposeRow[];
  savings: typeof buildingSavings.$inferInsert | undefined;
  /** `YYYY-MM-DD` */
  dateOfBirth: string;
  /** When the modelation was saved. */
  createdOn: Date;
  versions: readonly RateVersion[];
}

interface CaseOffer {
  offer: OfferRow;
  /** What the loan takes over from it. */
  agreed: Partial<LoanRow>;
}

/** The modelation that a recent case was made from; its numbers are those of the case. */
export function caseOffer(origin: Origin): CaseOffer | null {
  const { index, isTest, scenario, createdOn, productTypeId } = origin;
  if (!recent.has(scenario) || (index >= casesWithOffers && !isTest)) return null;
  const day = bankDay(createdOn);
  const version = origin.versions.findLast(({ validFrom }) => validFrom <= day);
  if (version === undefined) return null;
  const row = (made: Pick<Offer, 'input' | 'result'>): OfferRow => ({
    id: firstOfferId + index,
    productTypeId,
    rateVersionId: version.id,
    ...made,
    createdBy: origin.ownerId,
    createdOn,
    validTo: offerValidTo(version, productTypeId, day),
    caseId: origin.caseId,
    salesArrangementId: origin.salesArrangementId,
  });
  const random = randomFor('offer', index);
  if (origin.savings !== undefined) {
    const input = savingsInput(origin, day);
    const { result } = modelSavings(version, input, day);
    return result === undefined ? null : { offer: row({ input, result }), agreed: {} };
  }
  const terms = version.products.get(productTypeId)?.terms;
  if (terms === undefined || origin.loan === undefined) return null;
  const input = loanInput(origin, origin.loan, terms, day, random);
  const { result } = modelLoan(version, productTypeId, input, { today: day });
  if (result === undefined) return null;
  return {
    offer: row({ input, result }),
    agreed: {
      interestRate: result.interestRate,
      monthlyPayment: result.monthlyPayment,
      fixedRateValidTo: result.fixedRateValidTo ?? null,
      maturityOn: result.maturityOn,
    },
  };
}

const savingsInput = ({ amount, savings }: Origin, day: string): BuildingSavingsInput => ({
  targetAmount: amount,
  minimumMonthlyDeposit: savings?.minimumMonthlyDeposit ?? 0,
  extraDeposits: savings?.extraDeposits ?? 0,
  savingDuration: 72,
  startsOn: `${addMonths(day, 1).slice(0, 8)}01`,
  hasStateSupport: true,
});

function loanInput(
  { amount, purposes, dateOfBirth, productTypeId }: Origin,
  { durationMonths, fixedRatePeriod, paymentDay }: LoanRow,
  { maxLtv }: ProductTerms,
  day: string,
  random: Random,
): LoanInput {
  const isSecured = maxLtv !== null;
  const ltv = ((maxLtv ?? 0) - random.int(1, 25)) / 100;
  const monthlyInstallments = random.chance(0.3) ? random.int(10, 80) * 100 : 0;
  const daysToDrawing = isSecured ? random.int(30, 80) : random.int(4, 20);
  return {
    loanAmount: amount,
    loanPurposes:
      productTypeId === productType.mortgage.code
        ? purposes.map(({ loanPurposeId, amount: part }) => ({
            loanPurposeId: loanPurposeId as LoanInput['loanPurposes'][number]['loanPurposeId'],
            amount: part,
          }))
        : [],
    collateralAmount: isSecured ? Math.ceil(amount / ltv / 50_000) * 50_000 : undefined,
    isInvestmentProperty: false,
    loanDuration: durationMonths,
    fixedRatePeriod: fixedRatePeriod ?? undefined,
    expectedDateOfDrawing: nextOrSameBankingDay(addDays(day, daysToDrawing)),
    paymentDay,
    isEmployee: false,
    hasEnergySavings: isSecured && random.chance(0.2),
    interestRateCorrection: random.pick([0, 0, 0, -0.1, -0.2, 0.1]),
    hasLifeInsurance: random.chance(0.4),
    hasPropertyInsurance: isSecured && random.chance(0.5),
    feeIds: isSecured ? [fee.valuation.code] : [],
    household: {
      applicantAge: ageOn(day, dateOfBirth),
      netMonthlyIncome: Math.max(28_000, Math.round(amount / random.int(40, 70) / 500) * 500),
      monthlyInstallments,
      otherDebt: monthlyInstallments * random.int(6, 40),
    },
  };
}
