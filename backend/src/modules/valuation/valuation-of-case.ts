import {
  type KnownValuation,
  openSpecification,
  readValuations,
} from '../../domain/valuation/read-valuations';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import type { Database } from '../../platform/database/database';
import { notFound } from '../../platform/failure';
import type { Sealer } from '../../platform/personal-data/sealer';

export const unknownValuation = 'Ocenění nemovitosti nebylo nalezeno.';

export interface OpenValuation extends KnownValuation {
  specification: RealEstateSpecification;
}

/** A valuation by its number and its case's. @throws Failure 404 for one of another case, too */
export async function valuationOfCase(
  db: Database,
  sealer: Pick<Sealer, 'open'>,
  { caseId, realEstateValuationId }: { caseId: number; realEstateValuationId: number },
): Promise<OpenValuation> {
  const [found] = await readValuations(db, [caseId], realEstateValuationId);
  if (found === undefined) throw notFound(unknownValuation);
  return { ...found, specification: openSpecification(sealer, found.row) };
}
