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
} from '@advisor/contracts/real-estate/rules';
import { asksForConstruction } from '@advisor/contracts/real-estate/variant-fields';
import { optionalDaySchema } from '@advisor/forms/day-schema';
import { message } from '@advisor/forms/validation-message';
import { z } from 'zod';
import { numberText } from '../../../property/number-text';
import type { Property } from '../../../property/property.queries';
import { numbersIn, twiceIn } from './cadastre-numbers';

/** What is built may be finished so many years ahead. */
const mostYearsAhead = 10;

const key = (name: string) => `valuation-specification:problem.${name}`;
const text = (length: number) => z.string().trim().max(length);
const area = (largest: number) => z.number().positive().max(largest).multipleOf(0.01).nullable();
const amount = z.number().min(0).multipleOf(0.01).nullable();
const code = z.number().nullable();
const word = z.string().nullable();

const numbers = (pattern: RegExp, wrong: string) =>
  z.string().superRefine((typed, context) => {
    const refuse = (problem: string) => context.addIssue({ code: 'custom', message: problem });
    const all = numbersIn(typed);
    const bad = all.find((one) => !pattern.test(one));
    const twice = twiceIn(typed);
    if (bad !== undefined) refuse(message(key(wrong), { number: bad }));
    else if (twice !== undefined) refuse(message(key('twice'), { number: twice }));
    else if (all.length > mostCadastreItems)
      refuse(message(key('tooMany'), { most: mostCadastreItems }));
  });

/** Of the register as it is, or none. */
const addressSchema = z.object({
  street: z.string(),
  houseNumber: z.string(),
  streetNumber: z.string(),
  city: z.string(),
  postcode: z.string(),
  addressPointId: z.string(),
});

const cadastreSchema = z
  .object({
    cadastralAreaCode: z.string(),
    cadastralArea: z.string(),
    deedNumber: numberText({ least: 1, most: largestDeedNumber }),
    parcels: numbers(parcelPattern, 'parcel'),
    buildings: numbers(buildingPattern, 'building'),
    units: numbers(unitPattern, 'unit'),
  })
  .superRefine((cadastre, context) => {
    const { cadastralAreaCode, deedNumber, parcels, buildings, units } = cadastre;
    const isTyped = [deedNumber, parcels, buildings, units].some((one) => one !== '');
    if (isTyped && !cadastralAreaPattern.test(cadastralAreaCode))
      context.addIssue({
        code: 'custom',
        path: ['cadastralAreaCode'],
        message: key('areaMissing'),
      });
  });

const year = (most: number, problem: string) =>
  numberText({ least: earliestYear, most, problem: key(problem) });

interface Rules {
  /** What is reconstructed was so by then. */
  thisYear: number;
  variant: Property['realEstateVariant'];
}

/** A real estate as it is typed; half of it is enough. */
export const specificationSchema = ({ thisYear, variant }: Rules) =>
  z
    .object({
      isLoanRealEstate: z.boolean(),
      isPurchased: z.boolean(),
      realEstateState: code,
      address: addressSchema,
      cadastre: cadastreSchema,
      floorArea: area(largestFloorArea),
      landArea: area(largestLandArea),
      floorNumber: z.number().int().min(lowestFloor).max(highestFloor).nullable(),
      floorCount: z.number().int().min(1).max(highestFloor).nullable(),
      hasLift: z.enum(['yes', 'no']).nullable(),
      buildingStructureCode: word,
      flatSchemaCode: word,
      technicalStateCode: word,
      energyClass: word,
      builtIn: year(thisYear + mostYearsAhead, 'yearTooFar'),
      reconstructedIn: year(thisYear, 'yearInFuture'),
      purchasePrice: amount,
      progressPercent: z.number().int().min(0).max(100).nullable(),
      budget: amount,
      spent: amount,
      expectedEnd: optionalDaySchema,
      comment: text(maxNoteLength),
    })
    .superRefine((values, context) => {
      const { builtIn, reconstructedIn, floorNumber, floorCount, progressPercent } = values;
      const refuse = (path: string, problem: string) =>
        context.addIssue({ code: 'custom', path: [path], message: key(problem) });
      if (reconstructedIn !== '' && Number(reconstructedIn) < Number(builtIn))
        refuse('reconstructedIn', 'reconstructedBefore');
      if (floorNumber !== null && floorCount !== null && floorNumber > floorCount)
        refuse('floorNumber', 'aboveRoof');
      const isBuilt = asksForConstruction(variant, values.realEstateState);
      const isCounted =
        values.budget !== null || values.spent !== null || values.expectedEnd !== '';
      if (isBuilt && isCounted && progressPercent === null)
        refuse('progressPercent', 'progressMissing');
    });
export type SpecificationValues = z.infer<ReturnType<typeof specificationSchema>>;
