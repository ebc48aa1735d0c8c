import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import type { DocumentFacts, Security } from '../../domain/documents/document-facts';
import { addressText } from '../../domain/documents/parts/address-text';
import { valuedRealEstates } from '../../domain/valuation/case-collateral';
import {
  type KnownValuation,
  openSpecification,
  readValuations,
} from '../../domain/valuation/read-valuations';
import type { Backend } from '../../platform/backend';
import type { Sealer } from '../../platform/personal-data/sealer';

/** What secures the loan of an application, as its documents name it. */
export async function securitiesOf(
  { db, clientSealer }: Pick<Backend, 'db' | 'clientSealer'>,
  { caseId, typeId }: Pick<ArrangementRow, 'caseId' | 'typeId'>,
  today: string,
): Promise<Partial<DocumentFacts>> {
  if (typeId !== salesArrangementType.loanApplication.code) return {};
  const valuations = await readValuations(db, [caseId]);
  const securities = securitiesFrom(valuations, clientSealer, today);
  return securities.length === 0 ? {} : { securities };
}

/** Real estates that secure the loan, each by the newest that is known of it and its value that holds. */
function securitiesFrom(
  valuations: readonly KnownValuation[],
  sealer: Pick<Sealer, 'open'>,
  today: string,
): Security[] {
  const valued = valuedRealEstates(valuations, today).filter(({ isValid }) => isValid);
  const newest = new Map(valuations.map((one) => [one.realEstate.id, one]));
  return [...newest.values()].flatMap(({ row, realEstate: { id, typeId } }): Security[] => {
    if (!row.isLoanRealEstate) return [];
    const { address, cadastre } = openSpecification(sealer, row);
    const result = valued.find(({ realEstateId }) => realEstateId === id)?.result;
    const amount = result?.collateralValue ?? result?.currentValue;
    return [
      {
        typeId,
        ...(address && { address: addressText(address) }),
        ...(cadastre && {
          deed: { cadastralArea: cadastre.cadastralArea, deedNumber: cadastre.deedNumber },
        }),
        ...(result !== undefined &&
          amount !== undefined && { value: { amount, valuedOn: result.valuedOn } }),
      },
    ];
  });
}
