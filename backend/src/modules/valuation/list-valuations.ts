import { valuationSource } from '@advisor/contracts/codebooks/real-estate';
import { taskState } from '@advisor/contracts/codebooks/task';
import type { ValuationListItem } from '@advisor/contracts/real-estate/endpoints';
import { collateralRatios } from '@advisor/lending/loan/collateral';
import { valuedRealEstates } from '../../domain/valuation/case-collateral';
import { mayBeDeleted } from '../../domain/valuation/order-state';
import { type KnownValuation, openSpecification } from '../../domain/valuation/read-valuations';
import type { Sealer } from '../../platform/personal-data/sealer';
import { missingOf, neededOfVariant, variantOf } from './variants';

interface Listing {
  sealer: Pick<Sealer, 'open'>;
  /** All valuations of the case. */
  valuations: readonly KnownValuation[];
  /** CZK; absent without an offer. */
  loan: number | undefined;
  today: string;
}

/** What the list says of a valuation. */
export function listItem(
  { sealer, valuations, loan, today }: Listing,
  { row, realEstate, orders }: KnownValuation,
): ValuationListItem {
  const specification = openSpecification(sealer, row);
  const variant = variantOf(realEstate.typeId);
  const [order] = orders;
  const finished = orders.find(({ state }) => state === taskState.finished.code);
  const result = finished?.result ?? undefined;
  const value = result?.collateralValue ?? result?.currentValue;
  const counted = valuedRealEstates(valuations, today).find(
    ({ realEstateId }) => realEstateId === realEstate.id,
  );
  const ltv =
    result === undefined || loan === undefined
      ? undefined
      : collateralRatios({
          loan,
          realEstates: [{ currentValue: value ?? 0, priorLiens: result.priorLiens }],
        }).ltv;
  return {
    sourceId: valuationSource.product.code,
    id: row.id,
    realEstateId: realEstate.id,
    // What is stored was checked when it came.
    realEstateTypeId: realEstate.typeId as ValuationListItem['realEstateTypeId'],
    realEstateVariant: variant,
    valuationTypeId: (row.valuationTypeId ?? undefined) as ValuationListItem['valuationTypeId'],
    state: order?.state as ValuationListItem['state'],
    isLoanRealEstate: row.isLoanRealEstate,
    isPurchased: row.isPurchased,
    address: specification.address,
    valuationPrice: value,
    orderedOn: order?.orderedOn.toISOString(),
    fee: order?.fee,
    feePayer: order?.feePayer,
    valuedOn: result?.valuedOn,
    validTo: finished?.validTo ?? undefined,
    isReplaced: result !== undefined && counted?.valuationId !== row.id,
    ltv,
    missing: missingOf(specification, neededOfVariant[variant]).map(({ reason }) => reason),
    mayBeDeleted: mayBeDeleted(orders.map(({ state }) => state)),
    version: row.version,
  };
}

/** Valuations of a case, as they were added. */
export const listValuations = (listing: Listing): ValuationListItem[] =>
  listing.valuations.map((valuation) => listItem(listing, valuation));
