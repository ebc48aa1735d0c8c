import type { caseCalls } from '@advisor/contracts/case/calls';
import {
  caseState,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import { errorCode } from '@advisor/contracts/errors';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import type { CaseRow } from '../../../domain/cases/case-access';
import { openStates } from '../../../domain/cases/loan-application';
import { lockCase } from '../../../domain/cases/lock-case';
import { type ServiceType, servicesOf } from '../../../domain/cases/service-requests';
import { recordTimelineEvent } from '../../../domain/cases/timeline';
import type { Database } from '../../../platform/database/database';
import { buildingSavings, loans } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { badRequest } from '../../../platform/failure';
import type { SignedInUser } from '../../../platform/session/user';

type ServiceOption = CallResponse<typeof caseCalls.salesArrangementTypes>[number];

interface Refusal {
  message: string;
  errorCode: number;
}

interface Contracted {
  row: CaseRow;
  user: SignedInUser;
  today: string;
  isSigned: boolean;
  overdueAmount: number;
  /** Last day of the fixed rate; absent where it never changes. */
  fixedRateValidTo: string | undefined;
  /** Types that somebody works on already. */
  openTypes: ReadonlySet<number>;
}

const notEligible = (message: string): Refusal => ({ message, errorCode: errorCode.notEligible });

const refinancing: ReadonlySet<number> = new Set([
  salesArrangementType.mortgageRetention.code,
  salesArrangementType.mortgageRefixation.code,
]);
const takesNewDebtors: ReadonlySet<number> = new Set([
  salesArrangementType.customerChange.code,
  salesArrangementType.debtAcceding.code,
  salesArrangementType.addCodebtor.code,
]);

/** Why a service request of the type cannot be started now; undefined when it can. */
function refusalOf(typeId: number, contracted: Contracted): Refusal | undefined {
  const { row, isSigned, overdueAmount, openTypes } = contracted;
  if (!servicesOf(row.productTypeId).some(({ code }) => code === typeId)) {
    return notEligible('Tuto žádost nelze u produktu založit.');
  }
  if (row.state !== caseState.inProgress.code)
    return notEligible('Případ je zrušený nebo se ruší.');
  if (!isSigned) {
    return {
      message: 'Smlouva není podepsaná, žádost o změnu nelze založit.',
      errorCode: errorCode.contractNotSigned,
    };
  }
  if (openTypes.has(typeId)) return notEligible('Žádost tohoto typu je již rozpracovaná.');
  if (overdueAmount > 0 && (refinancing.has(typeId) || takesNewDebtors.has(typeId))) {
    return notEligible('Klient je v prodlení se splácením.');
  }
  return refinancing.has(typeId) ? refinancingRefusal(contracted) : undefined;
}

function refinancingRefusal({ user, today, fixedRateValidTo }: Contracted): Refusal | undefined {
  if (!user.permissions.has(permission.manageRefinancing)) {
    return notEligible('K refinancování nemáte oprávnění.');
  }
  return fixedRateValidTo === undefined || fixedRateValidTo < today
    ? notEligible('Úvěr nemá sazbu, jejíž fixace by se měnila.')
    : undefined;
}

async function contractedOn(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<Contracted> {
  const [[loan], [savings], services] = await Promise.all([
    db.select().from(loans).where(eq(loans.caseId, row.id)),
    db.select().from(buildingSavings).where(eq(buildingSavings.caseId, row.id)),
    db
      .select({ typeId: salesArrangements.typeId })
      .from(salesArrangements)
      .where(
        and(
          eq(salesArrangements.caseId, row.id),
          gt(salesArrangements.typeId, salesArrangementType.loanApplication.code),
          inArray(salesArrangements.state, [...openStates]),
        ),
      ),
  ]);
  const signedOn = loan?.contractSignedOn ?? savings?.contractSignedOn;
  return {
    row,
    user,
    today: bankDay(now),
    isSigned: signedOn !== null && signedOn !== undefined,
    overdueAmount: loan?.overdueAmount ?? 0,
    fixedRateValidTo: loan?.fixedRateValidTo ?? undefined,
    openTypes: new Set(services.map(({ typeId }) => typeId)),
  };
}

/** What may be asked for on the case, in the order of the codebook. */
export async function serviceOptions(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<ServiceOption[]> {
  const contracted = await contractedOn(db, row, user, now);
  const offered = servicesOf(row.productTypeId).toSorted((one, other) => one.code - other.code);
  return offered.map(({ code }: ServiceType) => {
    const refusal = refusalOf(code, contracted);
    return {
      salesArrangementTypeId: code,
      isAllowed: refusal === undefined,
      reason: refusal?.message,
    };
  });
}

interface NewService {
  row: CaseRow;
  typeId: number;
  user: SignedInUser;
  now: Date;
}

/**
 * Starts a service request; who has started the same one and comes again gets it.
 * @throws Failure 400 with 90014 before the contract, with 90027 when the case does not allow it
 */
export async function startService(
  db: Database,
  { row, typeId, user, now }: NewService,
): Promise<{ salesArrangementId: number }> {
  const contracted = await contractedOn(db, row, user, now);
  return db.transaction(async (tx) => {
    // Nobody cancels the case meanwhile.
    const locked = await lockCase(tx, row.id);
    const [own] = await tx
      .select({ salesArrangementId: salesArrangements.id })
      .from(salesArrangements)
      .where(
        and(
          eq(salesArrangements.caseId, row.id),
          eq(salesArrangements.typeId, typeId),
          eq(salesArrangements.createdBy, user.id),
          eq(salesArrangements.state, salesArrangementState.inProgress.code),
          gt(salesArrangements.typeId, salesArrangementType.loanApplication.code),
        ),
      );
    if (own !== undefined) return own;
    const refusal = refusalOf(typeId, { ...contracted, row: locked.row });
    if (refusal !== undefined) throw refused(refusal);
    const [started] = await tx
      .insert(salesArrangements)
      .values({
        caseId: row.id,
        typeId,
        state: salesArrangementState.inProgress.code,
        createdOn: now,
        createdBy: user.id,
      })
      // Somebody else has just started one.
      .onConflictDoNothing()
      .returning({ id: salesArrangements.id });
    if (started === undefined) {
      throw refused(notEligible('Žádost tohoto typu je již rozpracovaná.'));
    }
    await recordTimelineEvent(tx, now, {
      caseId: row.id,
      kind: 'service',
      title: 'Přijata žádost o změnu',
      description: codeName(salesArrangementType, typeId),
      userId: user.id,
    });
    return { salesArrangementId: started.id };
  });
}

const refused = ({ message, errorCode: code }: Refusal) =>
  badRequest(message, { errorCode: code, field: 'salesArrangementTypeId' });
