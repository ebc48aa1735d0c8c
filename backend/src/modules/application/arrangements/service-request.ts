import type { caseCalls } from '@advisor/contracts/case/calls';
import { caseState, salesArrangementType } from '@advisor/contracts/codebooks';
import { errorCode } from '@advisor/contracts/errors';
import type { CallResponse } from '@advisor/contracts/operation';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import type { ServicedContract } from '../../../domain/cases/area';
import type { CaseRow } from '../../../domain/cases/case-access';
import { openStates } from '../../../domain/cases/loan-application';
import { notEligible, type Refusal } from '../../../domain/cases/refusal';
import { type ServiceType, servicesOf } from '../../../domain/cases/service-requests';
import type { Backend } from '../../../platform/backend';
import type { Database } from '../../../platform/database/database';
import { buildingSavings, loans } from '../../../domain/cases/schema/cases';
import { salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import type { SignedInUser } from '../../../platform/session/user';

type ServiceOption = CallResponse<typeof caseCalls.salesArrangementTypes>[number];

interface Contracted extends ServicedContract {
  row: CaseRow;
  isSigned: boolean;
  /** Types that somebody works on already. */
  openTypes: ReadonlySet<number>;
}

const takesNewDebtors: ReadonlySet<number> = new Set([
  salesArrangementType.customerChange.code,
  salesArrangementType.debtAcceding.code,
  salesArrangementType.addCodebtor.code,
]);

/** Why a service request of the type cannot be started now; undefined when it can. */
export function refusalOf(
  { areas }: Pick<Backend, 'areas'>,
  typeId: number,
  contracted: Contracted,
): Refusal | undefined {
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
  if (overdueAmount > 0 && takesNewDebtors.has(typeId)) {
    return notEligible('Klient je v prodlení se splácením.');
  }
  return areas
    .map(({ services }) => services?.[typeId]?.(contracted))
    .find((refusal) => refusal !== undefined);
}

export async function contractedOn(
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
  backend: Backend,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<ServiceOption[]> {
  const contracted = await contractedOn(backend.db, row, user, now);
  const offered = servicesOf(row.productTypeId).toSorted((one, other) => one.code - other.code);
  return offered.map(({ code }: ServiceType) => {
    const refusal = refusalOf(backend, code, contracted);
    return {
      salesArrangementTypeId: code,
      isAllowed: refusal === undefined,
      reason: refusal?.message,
    };
  });
}
