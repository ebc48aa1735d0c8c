import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  buildingStructure,
  flatSchema,
  technicalState,
  valuationType,
} from '../codebooks/real-estate';
import { taskState } from '../codebooks/task';
import {
  amountSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  textSchema,
} from '../fields';
import {
  earliestYear,
  largestFloorArea,
  maxKeysLength,
  maxNoteLength,
  mostInspectionDays,
} from './rules';

/** What the online valuation asks. */
export const preorderSchema = z.object({
  buildingStructureCode: codeSchema(buildingStructure),
  flatSchemaCode: codeSchema(flatSchema),
  technicalStateCode: codeSchema(technicalState),
  /** Square metres. */
  floorArea: z.number().positive().max(largestFloorArea),
  /** Year of construction. */
  builtIn: z.number().int().min(earliestYear).max(2100),
  purchasePrice: amountSchema.optional(),
});

/** A type of valuation for this real estate. */
export const valuationOptionSchema = z
  .object({
    valuationTypeId: codeSchema(valuationType),
    isPossible: z.boolean(),
    /** Why it is not possible, a Czech sentence. */
    reason: z.string().optional(),
    /** Whether it is ordered here. */
    isOrderedHere: z.boolean(),
    /** CZK, what it would cost today. */
    fee: moneySchema,
    /** Usual banking days to the result; 0 is at once. */
    days: z.number().int().min(0),
    /** What is missing before it is ordered: fields of the specification, or kinds of documents. */
    missing: z.array(z.object({ field: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ValuationOption' });
export type ValuationOption = z.infer<typeof valuationOptionSchema>;

/** Who shows the real estate to the appraiser. */
export const inspectionContactSchema = z.object({
  name: textSchema(100),
  phoneNumber: z.string().regex(/^\+?\d{9,15}$/),
  emailAddress: z.email().max(100).optional(),
});

const noteSchema = z.string().trim().max(maxNoteLength).optional();
export const feePayerSchema = z.enum(['client', 'bank']);

/** What is ordered; documents and photographs are those of the valuation. */
export const valuationOrderSchema = z.discriminatedUnion('valuationTypeId', [
  z.object({ valuationTypeId: z.literal(valuationType.online.code), note: noteSchema }),
  z.object({
    valuationTypeId: z.literal(valuationType.dts.code),
    contact: inspectionContactSchema.optional(),
    note: noteSchema,
  }),
  z.object({
    valuationTypeId: z.literal(valuationType.standard.code),
    contact: inspectionContactSchema,
    /** Days on which it may be inspected, banking days from tomorrow on. */
    inspectionDays: z.array(dateSchema).min(1).max(mostInspectionDays),
    /** Where the keys are. */
    keys: z.string().trim().max(maxKeysLength).optional(),
    note: noteSchema,
  }),
]);
export type ValuationOrderInput = z.infer<typeof valuationOrderSchema>;

/** What the appraisers want completed or checked. */
const returnSchema = z.object({
  /** Counts how often it came back; an answer names it. */
  round: z.number().int().min(1),
  text: z.string(),
  returnedOn: instantSchema,
});

/** An order as it stands. */
export const orderStateSchema = z
  .object({
    orderId: idSchema,
    valuationTypeId: codeSchema(valuationType),
    state: codeSchema(taskState),
    orderedOn: instantSchema,
    orderedBy: z.string(),
    /** CZK. */
    fee: moneySchema,
    feePayer: feePayerSchema,
    contact: inspectionContactSchema.optional(),
    inspectionDays: z.array(dateSchema).optional(),
    keys: z.string().optional(),
    note: z.string().optional(),
    /** When the result is expected. */
    expectedOn: dateSchema.optional(),
    /** What has been done of it, %; while it is evaluated. */
    progressPercent: z.number().int().min(0).max(100).optional(),
    /** In the states 10 and 13. */
    returned: returnSchema.optional(),
    /** Why it was not valuated, in the state 6. */
    reason: z.string().optional(),
    mayBeCancelled: z.boolean(),
    /** The appraisers do not answer now; it is tried again. */
    isDelayed: z.boolean(),
  })
  .meta({ id: 'ValuationOrder' });
export type OrderState = z.infer<typeof orderStateSchema>;
