import { z } from 'zod';
import { salesArrangementType } from '../codebooks';
import { bankAccountSchema } from '../case/bank-account';
import { amountSchema, dateSchema, idSchema } from '../fields';

const commentSchema = z.string().trim().max(500).optional();
/** A person on the case whom a request is about. */
const applicantSchema = z.object({ customerOnSAId: idSchema });

/** A request of a client: which of the case's people asks for it, and what should be known about it. */
const request = {
  applicantCustomerOnSAId: idSchema.optional(),
  comment: commentSchema,
};

/** The account that the loan is repaid from, and which of the case's people it belongs to. */
const repayment = {
  repaymentAccount: bankAccountSchema.optional(),
  repaymentAccountOwnerId: idSchema.optional(),
};

/** A change of the debt's people: who leaves, who comes, who stays. */
const debtChange = {
  ...request,
  leaving: z.array(applicantSchema).max(4).optional(),
  remaining: z.array(applicantSchema).max(4).optional(),
  joining: z.array(applicantSchema).max(4).optional(),
};

/** Least and most months by which the deadline of drawing is moved. */
export const drawingExtension = { minimum: 1, maximum: 36 } as const;

/** What is agreed in an arrangement, by its type. */
export const salesArrangementParametersSchema = z
  .discriminatedUnion('salesArrangementTypeId', [
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.loanApplication.code),
      expectedDateOfDrawing: dateSchema.optional(),
      /** Person who acts for the others. */
      agentCustomerOnSAId: idSchema.optional(),
      ...repayment,
      /** Codes of currencies, ISO 4217. */
      incomeCurrency: z.string().length(3).optional(),
      residencyCurrency: z.string().length(3).optional(),
      comment: commentSchema,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.generalChange.code),
      ...request,
      ...repayment,
      paymentDay: z.number().int().min(1).max(31).optional(),
      /** Months. */
      drawingExtension: z
        .number()
        .int()
        .min(drawingExtension.minimum)
        .max(drawingExtension.maximum)
        .optional(),
      /** Whether a real estate is exchanged, and for what. */
      collateralChange: commentSchema,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.withoutEstate.code),
      ...request,
      loanAmount: amountSchema.optional(),
      /** Until when the real estate will be named. */
      realEstateDeadline: dateSchema.optional(),
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.customerChange.code),
      ...debtChange,
      ...repayment,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.debtAcceding.code),
      ...debtChange,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.addCodebtor.code),
      ...debtChange,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.debtRemaining.code),
      ...debtChange,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.mortgageRetention.code),
      comment: commentSchema,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.mortgageRefixation.code),
      comment: commentSchema,
    }),
    z.object({
      salesArrangementTypeId: z.literal(salesArrangementType.extraPayment.code),
      comment: commentSchema,
    }),
  ])
  .meta({ id: 'SalesArrangementParameters' });
export type SalesArrangementParameters = z.infer<typeof salesArrangementParametersSchema>;
