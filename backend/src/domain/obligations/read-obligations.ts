import { obligationSource } from '@advisor/contracts/codebooks/income';
import { type Obligation, obligationSchema } from '@advisor/contracts/obligation/schemas';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import type { Sealer } from '../../platform/personal-data/sealer';
import { customersOnSA } from '../cases/schema/sales-arrangements';
import { obligations } from './schema';

type Opens = Pick<Sealer, 'open'>;

/** What the table keeps encrypted: everything but what follows from other rows and columns. */
const storedSchema = obligationSchema.omit({
  obligationId: true,
  obligationTypeName: true,
  obligationSource: true,
  displayJuridicalPersonWarning: true,
  version: true,
  countedInstallment: true,
  countedDebt: true,
  countedReason: true,
  duplicateOfObligationId: true,
});
export type StoredObligation = Omit<
  Obligation,
  | 'obligationId'
  | 'obligationTypeName'
  | 'obligationSource'
  | 'displayJuridicalPersonWarning'
  | 'version'
  | 'countedInstallment'
  | 'countedDebt'
  | 'countedReason'
  | 'duplicateOfObligationId'
>;

export const sealObligation = (sealer: Pick<Sealer, 'seal'>, obligation: StoredObligation) =>
  sealer.seal(JSON.stringify(obligation));

/** A row of the table with what was entered or reported. */
export function openObligation(
  { sealedObligation, ...row }: typeof obligations.$inferSelect,
  sealer: Opens,
) {
  const obligation = storedSchema.parse(JSON.parse(sealer.open(sealedObligation)));
  return { ...row, obligation };
}
export type OpenedObligation = ReturnType<typeof openObligation>;

export const isReported = ({ sourceId }: Pick<OpenedObligation, 'sourceId'>): boolean =>
  sourceId === obligationSource.creditBureau.code;

/** Obligations of everybody on an application, in the order in which they were found. */
export async function readObligations(
  db: Database,
  sealer: Opens,
  salesArrangementId: number,
): Promise<OpenedObligation[]> {
  const rows = await db
    .select(getTableColumns(obligations))
    .from(obligations)
    .innerJoin(customersOnSA, eq(customersOnSA.id, obligations.customerOnSAId))
    .where(eq(customersOnSA.salesArrangementId, salesArrangementId))
    .orderBy(asc(obligations.customerOnSAId), asc(obligations.id));
  return rows.map((row) => openObligation(row, sealer));
}
