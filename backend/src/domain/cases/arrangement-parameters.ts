import { customerRole, salesArrangementType } from '@advisor/contracts/codebooks';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { eq } from 'drizzle-orm';
import type { ArrangementRow } from './arrangement-access';
import type { Database } from '../../platform/database/database';
import { loans } from './schema/cases';
import { arrangementParameters } from './schema/arrangement-parameters';
import { offers } from '../offers/schema/offers';
import { customersOnSA } from './schema/sales-arrangements';

export interface VersionedParameters {
  /** 0 until somebody has written them. */
  version: number;
  parameters: SalesArrangementParameters;
}

/** Currency of incomes and of residence unless somebody says otherwise. */
const czechCrown = 'CZK';

/** What somebody has written; undefined until then. */
export async function savedParameters(db: Database, salesArrangementId: number) {
  const [saved] = await db
    .select({
      version: arrangementParameters.version,
      parameters: arrangementParameters.parameters,
      changedBy: arrangementParameters.changedBy,
    })
    .from(arrangementParameters)
    .where(eq(arrangementParameters.salesArrangementId, salesArrangementId));
  return saved;
}

/** What is agreed in an arrangement; until somebody writes it, what the case knows already. */
export async function readParameters(
  db: Database,
  arrangement: ArrangementRow,
): Promise<VersionedParameters> {
  const { id, typeId, caseId, offerId } = arrangement;
  const saved = await savedParameters(db, id);
  if (saved !== undefined) return { version: saved.version, parameters: saved.parameters };
  const [[offer], [loan], people] = await Promise.all([
    db
      .select({ input: offers.input })
      .from(offers)
      .where(eq(offers.id, offerId ?? 0)),
    db.select().from(loans).where(eq(loans.caseId, caseId)),
    db.select().from(customersOnSA).where(eq(customersOnSA.salesArrangementId, id)),
  ]);
  return { version: 0, parameters: knownParameters(typeId, { offer, loan, people }) };
}

interface Known {
  offer: Pick<typeof offers.$inferSelect, 'input'> | undefined;
  loan: typeof loans.$inferSelect | undefined;
  /** On the arrangement itself. */
  people: readonly { id: number; roleId: number }[];
}

/**
 * What is known before anybody writes it, of an application: the date from the offer, the account from
 * the loan, and the debtor as the one who acts.
 */
export function knownParameters(
  typeId: number,
  { offer, loan, people }: Known,
): SalesArrangementParameters {
  if (typeId !== salesArrangementType.loanApplication.code) {
    return { salesArrangementTypeId: typeId } as SalesArrangementParameters;
  }
  const debtor = people.find(({ roleId }) => roleId === customerRole.debtor.code);
  const { repaymentAccountPrefix: prefix, repaymentAccountNumber: number } = loan ?? {};
  const bankCode = loan?.repaymentAccountBankCode;
  return {
    salesArrangementTypeId: salesArrangementType.loanApplication.code,
    ...(offer !== undefined && 'expectedDateOfDrawing' in offer.input
      ? { expectedDateOfDrawing: offer.input.expectedDateOfDrawing }
      : {}),
    ...(debtor === undefined ? {} : { agentCustomerOnSAId: debtor.id }),
    ...(number && bankCode
      ? { repaymentAccount: { ...(prefix ? { prefix } : {}), number, bankCode } }
      : {}),
    incomeCurrency: czechCrown,
    residencyCurrency: czechCrown,
  };
}
