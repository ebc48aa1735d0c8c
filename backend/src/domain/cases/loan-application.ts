import {
  customerRole,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { and, type Column, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { cases } from './schema/cases';
import { customersOnSA, salesArrangements } from './schema/sales-arrangements';

const loanApplicationType = salesArrangementType.loanApplication.code;

const { inProgress, inApproval, new: fresh, toSend, inSigning, disbursed } = salesArrangementState;

/** The application is being prepared or decided. */
export const preparedStates: readonly number[] = [
  inProgress.code,
  inApproval.code,
  fresh.code,
  toSend.code,
];
export const signingState = inSigning.code;
export const disbursedState = disbursed.code;

/** The arrangement has not been sent, so what is agreed in it may still change. */
export const changeableStates: ReadonlySet<number> = new Set([
  fresh.code,
  inProgress.code,
  toSend.code,
]);

/** Service requests that somebody still works on. */
export const openStates: readonly number[] = [...preparedStates, signingState];

/** Codes of ours inside a statement: constants, so that partial indexes match them. */
export const codeList = (codes: readonly number[]): SQL => sql.raw(`(${codes.join(', ')})`);

/** Condition on `sales_arrangements`. */
export const isLoanApplicationType = eq(
  salesArrangements.typeId,
  sql.raw(String(loanApplicationType)),
);

/** Condition on `sales_arrangements`: the one application that a case is about. */
export const isLoanApplication = (caseId: number | Column): SQL | undefined =>
  and(eq(salesArrangements.caseId, caseId), isLoanApplicationType);

export async function loanApplicationOf(db: Database, caseId: number) {
  const [application] = await db.select().from(salesArrangements).where(isLoanApplication(caseId));
  if (application === undefined) throw new Error('a case has no loan application');
  return application;
}

/** Condition on `customers_on_sa`: the main applicant. */
export const isDebtor: SQL = eq(customersOnSA.roleId, sql.raw(String(customerRole.debtor.code)));

/** Condition on `cases`: its application is in one of the states. */
export const hasApplicationIn = (states: readonly number[]): SQL => sql`exists (
  select from ${salesArrangements}
  where ${salesArrangements.caseId} = ${cases.id}
    and ${isLoanApplicationType}
    and ${salesArrangements.state} in ${codeList(states)}
)`;

/** Condition on `sales_arrangements`: a service request that somebody works on. */
export const isOpenServiceRequest: SQL = sql`(
  ${salesArrangements.typeId} > ${sql.raw(String(loanApplicationType))}
  and ${salesArrangements.state} in ${codeList(openStates)}
)`;

/** Condition on `cases`: somebody works on a service request of it. */
export const hasOpenServiceRequest: SQL = sql`exists (
  select from ${salesArrangements}
  where ${salesArrangements.caseId} = ${cases.id} and ${isOpenServiceRequest}
)`;
