import type { caseCalls } from '@advisor/contracts/case/calls';
import type { Case, MainPanel } from '@advisor/contracts/case/detail';
import { productType } from '@advisor/contracts/codebooks';
import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import { isActiveTask, tasks, timelineEvents } from '../../domain/cases/schema/case-history';
import { loans } from '../../domain/cases/schema/cases';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import { users } from '../../platform/session/schema/users';
import type { Call } from '../../platform/http/contract-routes';
import type { CaseRow } from '../../domain/cases/case-access';
import { disbursedState, isDebtor, loanApplicationOf } from '../../domain/cases/loan-application';
import { nextPaymentOn } from '../../domain/cases/next-payment';

/** Codes are kept to the codebooks by the tables' checks; only their types are wider. */
const codesOf = (row: CaseRow) => ({
  state: row.state as Case['state'],
  productTypeId: row.productTypeId as Case['productTypeId'],
  mandantId: row.mandantId as Case['mandantId'],
});

const specialists = alias(users, 'specialists');
const person = (table: typeof users | typeof specialists) => ({
  id: table.id,
  firstName: table.firstName,
  lastName: table.lastName,
  phoneNumber: table.phoneNumber,
  emailAddress: table.emailAddress,
});

interface Person {
  id: number;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  emailAddress: string | null;
}

/** The products that a mortgage specialist helps with. */
const mortgages: ReadonlySet<number> = new Set([
  productType.mortgage.code,
  productType.nonPurposeMortgage.code,
  productType.americanMortgage.code,
]);

export const toPerson = ({ firstName, lastName, phoneNumber, emailAddress }: Person) => ({
  firstName,
  lastName,
  phoneNumber: phoneNumber ?? undefined,
  emailAddress: emailAddress ?? undefined,
});

const toOwner = ({ id, firstName, lastName }: Person) => ({
  userId: id,
  name: `${firstName} ${lastName}`,
});

/** The case's owner and, where the owner has one, the mortgage specialist. */
export async function ownerAndSpecialist(db: Database, { ownerId }: CaseRow) {
  const [found] = await db
    .select({ owner: person(users), specialist: person(specialists) })
    .from(users)
    .leftJoin(specialists, eq(specialists.id, users.mortgageSpecialistId))
    .where(eq(users.id, ownerId));
  if (found === undefined) throw new Error('a case has no owner');
  return found as { owner: Person; specialist: Person | null };
}

export async function getCase(db: Database, row: CaseRow): Promise<Case> {
  const [{ owner }, application] = await Promise.all([
    ownerAndSpecialist(db, row),
    loanApplicationOf(db, row.id),
  ]);
  const [debtor] = await db
    .select()
    .from(customersOnSA)
    .where(and(eq(customersOnSA.salesArrangementId, application.id), isDebtor));
  if (debtor === undefined) throw new Error('a case has no main applicant');
  return {
    caseId: row.id,
    contractNumber: row.contractNumber ?? undefined,
    ...codesOf(row),
    targetAmount: row.targetAmount,
    owner: toOwner(owner),
    customer: {
      customerOnSAId: debtor.id,
      householdId: debtor.householdId,
      firstName: debtor.firstName,
      lastName: debtor.lastName,
      dateOfBirth: debtor.dateOfBirth,
      identity:
        debtor.customerId === null
          ? undefined
          : { id: debtor.customerId, scheme: clientIdentityScheme.register.code },
    },
    salesArrangementId: application.id,
    offerId: application.offerId ?? undefined,
    createdOn: row.createdOn.toISOString(),
    lastChangedOn: row.lastChangedOn.toISOString(),
  };
}

export async function getMainPanel(
  {
    db,
    user,
    clock,
    config,
  }: Pick<Call<typeof caseCalls.mainPanel>, 'db' | 'user' | 'clock' | 'config'>,
  row: CaseRow,
): Promise<MainPanel> {
  const now = clock.now();
  const [people, application, [loan], activeTaskCount] = await Promise.all([
    ownerAndSpecialist(db, row),
    loanApplicationOf(db, row.id),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
    db.$count(tasks, and(eq(tasks.caseId, row.id), isActiveTask(tasks.state))),
  ]);
  const isDrawn = loan !== undefined && loan.drawnAmount > 0;
  return {
    caseId: row.id,
    contractNumber: row.contractNumber ?? undefined,
    savingsSystemAddress: savingsAddress(row, config.savingsSystemAddress),
    ...codesOf(row),
    targetAmount: row.targetAmount,
    availableForDrawing: application.state === disbursedState ? undrawn(row, loan) : undefined,
    principal: isDrawn ? loan.principal : undefined,
    overdueAmount:
      isDrawn && user.permissions.has(permission.viewOverdueReceivable)
        ? loan.overdueAmount
        : undefined,
    interestRate: loan?.interestRate,
    fixedRateValidTo: loan?.fixedRateValidTo ?? undefined,
    monthlyPayment: loan?.monthlyPayment,
    nextPaymentOn: isDrawn ? nextPaymentOn(loan.paymentDay, bankDay(now)) : undefined,
    owner: toOwner(people.owner),
    mortgageSpecialist:
      people.specialist !== null && mortgages.has(row.productTypeId)
        ? toPerson(people.specialist)
        : undefined,
    activeTaskCount,
    salesArrangement: {
      salesArrangementId: application.id,
      typeId: application.typeId as MainPanel['salesArrangement']['typeId'],
      state: application.state as MainPanel['salesArrangement']['state'],
    },
    createdOn: row.createdOn.toISOString(),
    lastChangedOn: row.lastChangedOn.toISOString(),
  };
}

/** Where the contract is run; undefined of loans, and where there is no other system. */
function savingsAddress(
  { productTypeId, contractNumber }: CaseRow,
  address: string,
): string | undefined {
  if (productTypeId !== productType.buildingSavings.code || contractNumber === null)
    return undefined;
  return address === ''
    ? undefined
    : address.replace('{contractNumber}', encodeURIComponent(contractNumber));
}

/** What is left of a loan that is drawn in parts; a loan paid out at once has no period for it. */
export const undrawn = (
  { targetAmount }: CaseRow,
  loan: typeof loans.$inferSelect | undefined,
): number | undefined =>
  loan === undefined || loan.drawingDeadline === null ? undefined : targetAmount - loan.drawnAmount;

/** What happened to the case, newest first. */
export async function getTimeline(
  db: Database,
  caseId: number,
): Promise<CallResponse<typeof caseCalls.timeline>> {
  const events = await db
    .select({ event: timelineEvents, firstName: users.firstName, lastName: users.lastName })
    .from(timelineEvents)
    .leftJoin(users, eq(users.id, timelineEvents.userId))
    .where(eq(timelineEvents.caseId, caseId))
    .orderBy(desc(timelineEvents.happenedOn), desc(timelineEvents.id));
  return events.map(({ event, firstName, lastName }) => ({
    id: event.id,
    happenedOn: event.happenedOn.toISOString(),
    title: event.title,
    description: event.description ?? undefined,
    userName: firstName === null ? undefined : `${firstName} ${lastName}`,
    kind: event.kind,
  }));
}
