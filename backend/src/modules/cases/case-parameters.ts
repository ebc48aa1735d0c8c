import type { CaseParameters } from '@advisor/contracts/case/detail';
import { permission } from '@advisor/contracts/permissions';
import { asc, eq } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import { buildingSavings, loanPurposes, loans } from '../../domain/cases/schema/cases';
import type { SignedInUser } from '../../platform/session/user';
import type { CaseRow } from '../../domain/cases/case-access';
import { ownerAndSpecialist, toPerson, undrawn } from './case-detail';
import { disbursedState, loanApplicationOf } from '../../domain/cases/loan-application';
import { nextPaymentOn } from '../../domain/cases/next-payment';

/** The bank's own code; every loan is kept on an account of ours. */
const ownBankCode = '0100';

type Loan = typeof loans.$inferSelect;

/** What was agreed: the loan or the savings, as far as the case has got. */
export async function getParameters(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<CaseParameters> {
  const [people, application, [loan], purposes, [savings]] = await Promise.all([
    ownerAndSpecialist(db, row),
    loanApplicationOf(db, row.id),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
    db
      .select()
      .from(loanPurposes)
      .where(eq(loanPurposes.caseId, row.id))
      .orderBy(asc(loanPurposes.loanPurposeId)),
    db.select().from(buildingSavings).where(eq(buildingSavings.caseId, row.id)),
  ]);
  const isDisbursed = application.state === disbursedState;
  return {
    productTypeId: row.productTypeId as CaseParameters['productTypeId'],
    contractNumber: row.contractNumber ?? undefined,
    targetAmount: row.targetAmount,
    loanPurposes: purposes.map(({ loanPurposeId, amount }) => ({
      loanPurposeId: loanPurposeId as CaseParameters['loanPurposes'][number]['loanPurposeId'],
      amount,
    })),
    ...(loan === undefined ? {} : agreedTerms(loan)),
    availableForDrawing: isDisbursed ? undrawn(row, loan) : undefined,
    ...(loan !== undefined && loan.drawnAmount > 0
      ? {
          principal: loan.principal,
          nextPaymentOn: nextPaymentOn(loan.paymentDay, bankDay(now)),
          overdueAmount: user.permissions.has(permission.viewOverdueReceivable)
            ? loan.overdueAmount
            : undefined,
        }
      : {}),
    branchConsultant: toPerson(people.owner),
    ...(savings === undefined
      ? {}
      : {
          contractSignedOn: savings.contractSignedOn ?? undefined,
          buildingSavings: {
            minimumMonthlyDeposit: savings.minimumMonthlyDeposit,
            extraDeposits: savings.extraDeposits,
            balance: savings.balance,
          },
        }),
  };
}

function agreedTerms(loan: Loan): Partial<CaseParameters> {
  return {
    interestRate: loan.interestRate,
    fixedRatePeriod: loan.fixedRatePeriod ?? undefined,
    fixedRateValidTo: loan.fixedRateValidTo ?? undefined,
    loanDuration: loan.durationMonths,
    loanMaturityOn: loan.maturityOn ?? undefined,
    monthlyPayment: loan.monthlyPayment,
    paymentDay: loan.paymentDay,
    contractSignedOn: loan.contractSignedOn ?? undefined,
    firstDrawingOn: loan.firstDrawingOn ?? undefined,
    drawingDeadline: loan.drawingDeadline ?? undefined,
    repaymentAccount: account(
      loan.repaymentAccountPrefix,
      loan.repaymentAccountNumber,
      loan.repaymentAccountBankCode,
    ),
    loanAccount: account(loan.accountPrefix, loan.accountNumber, ownBankCode),
  };
}

const account = (prefix: string | null, number: string | null, bankCode: string | null) =>
  number === null || bankCode === null
    ? undefined
    : { prefix: prefix ?? undefined, number, bankCode };
