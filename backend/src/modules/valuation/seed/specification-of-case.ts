import {
  buildingStructure,
  flatSchema,
  realEstateState,
  technicalState,
} from '@advisor/contracts/codebooks/real-estate';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { customerAddresses } from '../../../neighbours/client-register/schema';
import type { Random } from '../../../platform/random';
import type { SeededCase } from '../../../seed/seeded-case';

const codesOf = <Code>(codebook: Record<string, { code: Code }>): Code[] =>
  Object.values(codebook).map(({ code }) => code);

/** What is known of the real estate of a seeded case: it stands where somebody of the case lives. */
export function specificationOf(
  { rows }: SeededCase,
  { random, isHouse }: { random: Random; isHouse: boolean },
): RealEstateSpecification {
  const registered = rows
    .of(customerAddresses)
    .find(({ addressPointId, houseNumber }) => addressPointId && houseNumber);
  return {
    isLoanRealEstate: true,
    isPurchased: true,
    realEstateState: realEstateState.finished.code,
    ...(registered && {
      address: {
        ...(registered.street && { street: registered.street }),
        ...(registered.houseNumber && { houseNumber: registered.houseNumber }),
        ...(registered.streetNumber && { streetNumber: registered.streetNumber }),
        city: registered.city,
        postcode: registered.postcode,
        countryId: registered.countryId,
        addressPointId: String(registered.addressPointId),
      },
    }),
    floorArea: isHouse ? random.int(95, 220) : random.int(32, 105),
    ...(isHouse
      ? { landArea: random.int(250, 1_300) }
      : {
          floorNumber: random.int(1, 6),
          floorCount: random.int(6, 9),
          hasLift: random.chance(0.6),
          flatSchemaCode: random.pick(codesOf(flatSchema)),
        }),
    buildingStructureCode: random.pick(codesOf(buildingStructure)),
    technicalStateCode: random.pick(codesOf(technicalState)),
    builtIn: random.int(1_935, 2_018),
  };
}
