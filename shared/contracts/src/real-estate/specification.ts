import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  buildingStructure,
  energyClass,
  flatSchema,
  realEstateState,
  technicalState,
} from '../codebooks/real-estate';
import { addressSchema } from '../customer/address';
import { amountSchema, dateSchema } from '../fields';
import {
  buildingPattern,
  cadastralAreaPattern,
  earliestYear,
  highestFloor,
  largestDeedNumber,
  largestFloorArea,
  largestLandArea,
  lowestFloor,
  maxNoteLength,
  mostCadastreItems,
  parcelPattern,
  unitPattern,
} from './rules';

/** Square metres, to hundredths. */
const areaSchema = (largest: number) => z.number().positive().max(largest).multipleOf(0.01);
const yearSchema = z.number().int().min(earliestYear).max(2100);
const numbersSchema = (pattern: RegExp) =>
  z.array(z.string().trim().regex(pattern)).max(mostCadastreItems).default([]);

export const cadastralAreaCodeSchema = z.string().regex(cadastralAreaPattern);
export const deedNumberSchema = z.number().int().min(1).max(largestDeedNumber);

/** An address as a real estate has it: of the register, by its code. */
export const realEstateAddressSchema = addressSchema
  .extend({
    /** Code of the address place (RÚIAN); one without it is refused with 90080. */
    addressPointId: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
  })
  .meta({ id: 'RealEstateAddress' });

/** Where the cadastre has it. */
export const cadastreEntrySchema = z
  .object({
    cadastralAreaCode: cadastralAreaCodeSchema,
    /** Its name, as the cadastre writes it. */
    cadastralArea: z.string().trim().min(1).max(100),
    deedNumber: deedNumberSchema.optional(),
    parcels: numbersSchema(parcelPattern),
    buildings: numbersSchema(buildingPattern),
    units: numbersSchema(unitPattern),
  })
  .meta({ id: 'CadastreEntry' });

/** How far what is built is, and what it costs. */
const constructionSchema = z.object({
  progressPercent: z.number().int().min(0).max(100),
  /** CZK. */
  budget: amountSchema.optional(),
  spent: amountSchema.optional(),
  expectedEnd: dateSchema.optional(),
});

/**
 * What is known of a real estate. All but the first two may be missing in a draft; what an order needs
 * of which variant, the order says. What the variant does not ask for is refused.
 */
export const realEstateSpecificationSchema = z
  .object({
    /** Whether it secures the loan. */
    isLoanRealEstate: z.boolean(),
    /** Whether the loan buys or builds it. */
    isPurchased: z.boolean(),
    realEstateState: codeSchema(realEstateState).optional(),
    address: realEstateAddressSchema.optional(),
    cadastre: cadastreEntrySchema.optional(),
    /** Square metres. */
    floorArea: areaSchema(largestFloorArea).optional(),
    landArea: areaSchema(largestLandArea).optional(),
    floorNumber: z.number().int().min(lowestFloor).max(highestFloor).optional(),
    /** Above the ground. */
    floorCount: z.number().int().min(1).max(highestFloor).optional(),
    hasLift: z.boolean().optional(),
    buildingStructureCode: codeSchema(buildingStructure).optional(),
    flatSchemaCode: codeSchema(flatSchema).optional(),
    technicalStateCode: codeSchema(technicalState).optional(),
    energyClass: codeSchema(energyClass).optional(),
    builtIn: yearSchema.optional(),
    reconstructedIn: yearSchema.optional(),
    purchasePrice: amountSchema.optional(),
    construction: constructionSchema.optional(),
    comment: z.string().trim().max(maxNoteLength).optional(),
  })
  .meta({ id: 'RealEstateSpecification' });
export type RealEstateSpecification = z.infer<typeof realEstateSpecificationSchema>;
