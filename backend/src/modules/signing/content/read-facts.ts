import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import type { BuildingSavingsResult } from '@advisor/contracts/offer/building-savings';
import type { LoanResult } from '@advisor/contracts/offer/loan-offer';
import { eq } from 'drizzle-orm';
import { approvedPriceException } from '../../../domain/cases/approved-price-exception';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import { readParameters } from '../../../domain/cases/arrangement-parameters';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import { loanConditions } from '../../../domain/cases/loan-condition';
import { cases, loanPurposes, loans } from '../../../domain/cases/schema/cases';
import { ownBankCode } from '../../../domain/documents/bank';
import type {
  Account,
  DocumentFacts,
  LoanState,
  LoanTerms,
} from '../../../domain/documents/document-facts';
import { factsOfAreas } from '../../../domain/documents/facts-of-areas';
import type { BuildingSavingsInput, LoanInput } from '../../../domain/offers/loan-input';
import { savedLoan } from '../../../domain/offers/model-loan';
import { offers } from '../../../domain/offers/schema/offers';
import type { Backend } from '../../../platform/backend';
import { bankDay } from '../../../platform/calendar';
import type { Database } from '../../../platform/database/database';
import type { ContentNode } from './content-node';
import { readDeclared } from './read-declared';
import { readParties } from './read-parties';

interface Origin {
  arrangement: ArrangementRow;
  createdOn: Date;
  contact?: string;
  signsForBank?: string;
}

/** All that a document of the arrangement may say. @throws Failure 503 without the client register */
export async function readFacts(
  node: ContentNode,
  { arrangement, createdOn, contact, signsForBank }: Origin,
): Promise<DocumentFacts> {
  const { backend } = node;
  const { db } = backend;
  const [row] = await db.select().from(cases).where(eq(cases.id, arrangement.caseId));
  if (row === undefined) throw new Error('a case has disappeared');
  const application = await loanApplicationOf(db, row.id);
  const [loan] = await db.select().from(loans).where(eq(loans.caseId, row.id));
  const offer = await readOffer(backend, application.offerId);
  const today = bankDay(createdOn);
  const exception = await approvedPriceException(db, row.id, today);
  const discount = exception?.interestRateDiscount;
  const people = await readParties(node, arrangement);
  return {
    caseId: row.id,
    applicationNumber: arrangement.applicationNumber ?? undefined,
    contractNumber: row.contractNumber ?? undefined,
    productTypeId: row.productTypeId,
    createdOn: today,
    contact,
    signsForBank,
    ...people,
    ...(isOfLoanApplication(arrangement, row)
      ? {
          declared: await readDeclared(backend, arrangement.id, people.parties),
          conditions: await loanConditions(backend, row.id, today),
        }
      : {}),
    parameters: (await readParameters(db, arrangement)).parameters,
    ...(loan === undefined ? {} : { state: stateOf(loan) }),
    ...(await termsOf(db, row, loan, isOfLoan(arrangement, loan) ? undefined : offer)),
    ...(await factsOfAreas(backend, arrangement, today)),
    ...(exception === undefined || discount === undefined
      ? {}
      : { approvedDiscount: { percentagePoints: discount, validTo: exception.validTo } }),
  };
}

/** Whether a loan is asked for: who asks says what they live on, and what was made a condition is agreed on. */
const isOfLoanApplication = (
  { typeId }: ArrangementRow,
  { productTypeId }: typeof cases.$inferSelect,
): boolean =>
  typeId === salesArrangementType.loanApplication.code &&
  productTypeId !== productType.buildingSavings.code;

type LoanRow = typeof loans.$inferSelect;

/** Whether an arrangement changes a loan that runs: its terms may have changed since it was offered. */
const isOfLoan = ({ typeId }: ArrangementRow, loan: LoanRow | undefined): boolean =>
  typeId !== salesArrangementType.loanApplication.code &&
  loan !== undefined &&
  loan.contractSignedOn !== null;

type OfferRow = typeof offers.$inferSelect;

/** The offer that was taken over, with what the first releases did not keep of it. */
async function readOffer(
  { db, rates }: Pick<Backend, 'db' | 'rates'>,
  offerId: number | null,
): Promise<OfferRow | undefined> {
  const [offer] = await db
    .select()
    .from(offers)
    .where(eq(offers.id, offerId ?? 0));
  if (offer === undefined || offer.productTypeId === productType.buildingSavings.code) return offer;
  const version = await rates.byId(offer.rateVersionId);
  const fees = version?.products.get(offer.productTypeId)?.fees ?? [];
  const result = savedLoan(offer.input as LoanInput, offer.result as LoanResult, fees, {
    withSchedule: false,
  });
  return { ...offer, result };
}

async function termsOf(
  db: Database,
  { id, productTypeId, targetAmount }: typeof cases.$inferSelect,
  loan: LoanRow | undefined,
  offer: OfferRow | undefined,
): Promise<Pick<DocumentFacts, 'loan' | 'savings'>> {
  if (productTypeId === productType.buildingSavings.code) {
    return offer === undefined
      ? {}
      : {
          savings: {
            offerId: offer.id,
            input: offer.input as BuildingSavingsInput,
            result: offer.result as BuildingSavingsResult,
          },
        };
  }
  if (offer !== undefined) return { loan: offeredTerms(offer) };
  if (loan === undefined) return {};
  const purposes = await db.select().from(loanPurposes).where(eq(loanPurposes.caseId, id));
  return { loan: { amount: targetAmount, purposes, ...agreedTerms(loan) } };
}

function offeredTerms(offer: OfferRow): LoanTerms {
  const input = offer.input as LoanInput;
  const result = offer.result as LoanResult;
  return {
    amount: input.loanAmount,
    purposes: input.loanPurposes,
    interestRate: result.interestRate,
    fixedRatePeriod: input.fixedRatePeriod,
    fixedRateValidTo: result.fixedRateValidTo,
    duration: input.loanDuration,
    maturityOn: result.maturityOn,
    paymentDay: input.paymentDay,
    monthlyPayment: result.monthlyPayment,
    offer: { offerId: offer.id, input, result },
  };
}

const agreedTerms = (loan: LoanRow): Omit<LoanTerms, 'amount' | 'purposes'> => ({
  interestRate: loan.interestRate,
  fixedRatePeriod: loan.fixedRatePeriod ?? undefined,
  fixedRateValidTo: loan.fixedRateValidTo ?? undefined,
  duration: loan.durationMonths,
  maturityOn: loan.maturityOn ?? undefined,
  paymentDay: loan.paymentDay,
  monthlyPayment: loan.monthlyPayment,
});

const stateOf = (loan: LoanRow): LoanState => ({
  contractSignedOn: loan.contractSignedOn ?? undefined,
  drawnAmount: loan.drawnAmount,
  principal: loan.principal,
  drawingDeadline: loan.drawingDeadline ?? undefined,
  loanAccount: accountOf(loan.accountPrefix, loan.accountNumber, ownBankCode),
  repaymentAccount: accountOf(
    loan.repaymentAccountPrefix,
    loan.repaymentAccountNumber,
    loan.repaymentAccountBankCode,
  ),
});

const accountOf = (
  prefix: string | null,
  number: string | null,
  bankCode: string | null,
): Account | undefined =>
  number === null || bankCode === null
    ? undefined
    : { prefix: prefix ?? undefined, number, bankCode };
