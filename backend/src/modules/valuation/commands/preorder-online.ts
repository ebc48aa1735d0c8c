import type { CallBody } from '@advisor/contracts/operation';
import type { valuationCalls } from '@advisor/contracts/real-estate/calls';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { errorCode } from '@advisor/contracts/errors';
import { isDeepStrictEqual } from 'node:util';
import { orderLock } from '../../../domain/valuation/order-state';
import { sealSpecification, stateOf } from '../../../domain/valuation/read-valuations';
import type { Appraisers } from '../../../neighbours/appraisers/port';
import { bankDay } from '../../../platform/calendar';
import { badRequest, conflict } from '../../../platform/failure';
import { checkSpecification } from '../check-specification';
import { optionsOf, possibleTypes } from '../options';
import { valuationOfCase } from '../valuation-of-case';
import { variantOf } from '../variants';
import {
  changeValuation,
  type Named,
  type ValuationBackend,
  writeValuation,
} from './valuation-change';

type Preorder = CallBody<typeof valuationCalls.preorderOnline>;
type Types = ReturnType<typeof possibleTypes>;

/**
 * Keeps what the online valuation asks and the word of the statistical model; the same once more does
 * nothing.
 * @throws Failure 400 with 90080 without an address of the register, 409 when it is ordered
 */
export async function preorderOnline(
  backend: ValuationBackend,
  appraisers: Pick<Appraisers, 'offersOnline'>,
  named: Named,
  details: Preorder,
): Promise<Types> {
  const { db, clientSealer: sealer } = backend;
  const before = await valuationOfCase(db, sealer, named);
  const asked = withDetails(before.specification, details);
  check(asked, before.realEstate.typeId, bankDay(backend.clock.now()));
  const { isPossible, reason } = await appraisers.offersOnline({
    realEstateTypeId: before.realEstate.typeId,
    specification: asked,
  });
  const onlineRefusal = isPossible ? null : (reason ?? 'Statistický model nemovitost neocení.');
  return changeValuation(backend, named, async (change, known) => {
    const lock = orderLock(stateOf(known));
    if (lock !== undefined) throw conflict(lock);
    // What somebody has typed meanwhile stays.
    const specification = withDetails(known.specification, details);
    const isSame =
      isDeepStrictEqual(specification, known.specification) &&
      known.row.onlineRefusal === onlineRefusal;
    if (!isSame)
      await writeValuation(change, known, {
        ...sealSpecification(sealer, specification),
        onlineRefusal,
      });
    const variant = variantOf(known.realEstate.typeId);
    const options = optionsOf({ specification, variant, onlineRefusal, feeOf: () => 0 });
    return possibleTypes(options, null);
  });
}

const withDetails = (
  specification: RealEstateSpecification,
  { purchasePrice, ...details }: Preorder,
): RealEstateSpecification => ({
  ...specification,
  ...details,
  ...(purchasePrice !== undefined && { purchasePrice }),
});

function check(specification: RealEstateSpecification, typeId: number, today: string): void {
  if (specification.address === undefined) {
    throw badRequest('Nejprve doplňte adresu z registru adres.', {
      errorCode: errorCode.addressNotInRegister,
      field: 'address',
    });
  }
  checkSpecification(specification, { variant: variantOf(typeId), today });
}
