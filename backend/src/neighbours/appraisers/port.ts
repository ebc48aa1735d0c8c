import { valuationType } from '@advisor/contracts/codebooks/real-estate';
import { codeSchema } from '@advisor/contracts/codebook';
import { dateSchema, instantSchema } from '@advisor/contracts/fields';
import type { ValuationOrderInput } from '@advisor/contracts/real-estate/order';
import type { RealEstateSpecification } from '@advisor/contracts/real-estate/specification';
import { reportedResultSchema } from '@advisor/contracts/real-estate/result';
import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

const pdfSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What is known of a real estate, as it is given to the appraisers. */
export interface EstateToValue {
  realEstateTypeId: number;
  specification: RealEstateSpecification;
}

/** An order as it is handed over. */
export interface OrderToValue extends EstateToValue {
  /** The product's own; of several with the same the first counts. */
  orderNumber: string;
  caseId: number;
  order: ValuationOrderInput;
  documents: readonly { documentId: number; documentTypeCode: string }[];
}

/** An answer to what they have returned. */
export interface Completion extends Pick<OrderToValue, 'orderNumber' | 'documents'> {
  round: number;
  specification: RealEstateSpecification;
  text: string;
}

const askAgainOn = instantSchema.optional();

const stateSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('evaluating'),
    progressPercent: z.number().int().min(0).max(100),
    expectedOn: dateSchema.optional(),
    askAgainOn,
  }),
  z.object({
    /** They lack papers, or what was typed differs from what they have found. */
    status: z.enum(['documentsWanted', 'dataDiffer']),
    /** Counts how often it came back. */
    round: z.number().int().min(1),
    text: z.string().min(1).max(2000),
  }),
  z.object({ status: z.literal('notPossible'), text: z.string().min(1).max(2000) }),
  z.object({
    status: z.literal('finished'),
    result: reportedResultSchema,
    /** Absent of an online valuation. */
    report: pdfSchema.optional(),
  }),
  z.object({ status: z.literal('cancelled') }),
]);
/** An order as it stands with them. */
export type OrderAtAppraisers = z.infer<typeof stateSchema>;

const elsewhereSchema = z.object({
  /** Their own number of it, always the same. */
  number: z.number().int().positive(),
  valuationTypeId: codeSchema(valuationType),
  realEstateTypeId: z.number().int(),
  orderedOn: instantSchema,
  result: reportedResultSchema.optional(),
});
/** A valuation of a case that others have ordered. */
export type ValuedElsewhere = z.infer<typeof elsewhereSchema>;

/** The neighbouring system of those who value real estates. */
export interface Appraisers {
  /** Whether the statistical model values it, and why not. */
  offersOnline(
    estate: EstateToValue,
  ): Promise<{ isPossible: boolean; reason?: string | undefined }>;
  /** Takes an order over; the same again is none. */
  take(order: OrderToValue): Promise<{ askAgainOn?: string | undefined }>;
  /** Takes an answer over; of the same round the first counts. */
  complete(answer: Completion): Promise<{ askAgainOn?: string | undefined }>;
  /** @returns false for what they have finished already, or never had */
  cancel(orderNumber: string): Promise<{ isCancelled: boolean }>;
  /** @throws Failure 404 for an order that they never had */
  state(orderNumber: string): Promise<OrderAtAppraisers>;
  /** Valuations of the case that others have ordered. */
  elsewhere(caseId: number): Promise<ValuedElsewhere[]>;
}

const askedAgainSchema = z.object({ askAgainOn });

export const appraisersPort = definePort<Appraisers>({
  name: 'appraisers',
  timeoutMs: 15_000,
  answers: {
    offersOnline: z.object({ isPossible: z.boolean(), reason: z.string().min(1).optional() }),
    take: askedAgainSchema,
    complete: askedAgainSchema,
    cancel: z.object({ isCancelled: z.boolean() }),
    state: stateSchema,
    elsewhere: z.array(elsewhereSchema),
  },
});
