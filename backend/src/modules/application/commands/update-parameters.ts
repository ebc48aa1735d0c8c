import { caseState, salesArrangementType } from '@advisor/contracts/codebooks';
import { errorCode } from '@advisor/contracts/errors';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { eq, sql } from 'drizzle-orm';
import { bankDay } from '../../../platform/calendar';
import type { ArrangementRow } from '../../../domain/cases/arrangement-access';
import type { CaseRow } from '../../../domain/cases/case-access';
import { changeableStates } from '../../../domain/cases/loan-application';
import type { Database } from '../../../platform/database/database';
import { buildingSavings, cases, loans } from '../../../domain/cases/schema/cases';
import { arrangementParameters } from '../../../domain/cases/schema/arrangement-parameters';
import { type CaseChange, changeCase } from '../../../domain/cases/change-case';
import { checkVersion } from '../../../domain/versions/check-version';
import { badRequest, conflict } from '../../../platform/failure';
import type { RateBook } from '../../../domain/offers/rate-book';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { SignedInUser } from '../../../platform/session/user';
import { peopleOn } from '../../../domain/cases/people';
import { changedParameters, describeChange } from '../parameters/changed-parameters';
import { checkParameters } from '../parameters/check-parameters';
import {
  savedParameters,
  readParameters,
  type VersionedParameters,
} from '../../../domain/cases/arrangement-parameters';

interface Systems {
  rates: RateBook;
  /** Of the history of changes: accounts and comments are personal. */
  sealer: Pick<Sealer, 'seal'>;
}

interface Update extends VersionedParameters {
  arrangement: ArrangementRow;
  row: CaseRow;
  user: SignedInUser;
  now: Date;
}

/**
 * Changes what is agreed in an arrangement; the loan's repayment account follows that of the
 * application. The same change once more does nothing.
 *
 * @throws Failure 400 with what is wrong, with 90014 before the contract of a service request and
 * 90027 where the loan does not allow it; 409 when the arrangement was sent or changed meanwhile
 */
export async function updateParameters(
  db: Database,
  { rates, sealer }: Systems,
  update: Update,
): Promise<{ version: number }> {
  const { arrangement, row, now } = update;
  const [before, people, [loan], [savings]] = await Promise.all([
    readParameters(db, arrangement),
    peopleOn(db, arrangement),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
    db.select().from(buildingSavings).where(eq(buildingSavings.caseId, row.id)),
  ]);
  const isApplication = arrangement.typeId === salesArrangementType.loanApplication.code;
  if (!isApplication && !(loan?.contractSignedOn ?? savings?.contractSignedOn)) {
    throw badRequest('Smlouva není podepsaná, změnu nelze provést.', {
      errorCode: errorCode.contractNotSigned,
    });
  }
  const parameters = checkParameters(before.parameters, update.parameters, {
    peopleIds: new Set(people.map(({ person }) => person.id)),
    amount: row.targetAmount,
    drawnAmount: loan?.drawnAmount ?? 0,
    today: bankDay(now),
    terms: isApplication ? (await rates.find())?.products.get(row.productTypeId)?.terms : undefined,
  });
  const change = { salesArrangementId: arrangement.id, userId: update.user.id, now, sealer };
  return changeCase(db, change, (opened) =>
    write(opened, { ...update, parameters }, before.parameters),
  );
}

async function write(
  { tx, row, arrangement, event, record }: CaseChange,
  update: Update,
  known: SalesArrangementParameters,
): Promise<{ version: number }> {
  const { user, now, version, parameters } = update;
  if (row.state !== caseState.inProgress.code || !changeableStates.has(arrangement.state)) {
    throw conflict('Žádost už byla odeslána nebo uzavřena, údaje nelze změnit.');
  }
  const saved = await savedParameters(tx, arrangement.id);
  const content = { before: saved?.parameters, after: parameters };
  if (await checkVersion(tx, saved, { version, userId: user.id, what: 'Údaje', content }))
    return { version: saved?.version ?? 0 };
  const written = { parameters, version: version + 1, changedOn: now, changedBy: user.id };
  await tx
    .insert(arrangementParameters)
    .values({ salesArrangementId: arrangement.id, ...written })
    .onConflictDoUpdate({ target: arrangementParameters.salesArrangementId, set: written });
  await followApplication(tx, row.id, parameters);
  await tx
    .update(cases)
    .set({ version: sql`${cases.version} + 1` })
    .where(eq(cases.id, row.id));
  const former = saved?.parameters ?? known;
  const values = { before: former, after: parameters };
  await record({ subject: 'parameters', subjectId: arrangement.id, ...values });
  const changed = changedParameters(former, parameters);
  if (changed.length > 0) await event({ kind: 'application', ...describeChange(changed) });
  return { version: written.version };
}

/** Savings have no account beside the parameters. */
async function followApplication(
  tx: Database,
  caseId: number,
  parameters: SalesArrangementParameters,
): Promise<void> {
  if (parameters.salesArrangementTypeId !== salesArrangementType.loanApplication.code) return;
  const { repaymentAccount } = parameters;
  await tx
    .update(loans)
    .set({
      repaymentAccountPrefix: repaymentAccount?.prefix ?? null,
      repaymentAccountNumber: repaymentAccount?.number ?? null,
      repaymentAccountBankCode: repaymentAccount?.bankCode ?? null,
    })
    .where(eq(loans.caseId, caseId));
}
