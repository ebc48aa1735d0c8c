import { z } from 'zod';
import { codeSchema } from '../codebook';
import { customerRole } from '../codebooks';
import { legalPersonType } from '../codebooks/customer';
import { obligationCorrectionType, obligationSource, obligationType } from '../codebooks/income';
import {
  amountSchema,
  dateSchema,
  idSchema,
  moneySchema,
  personNameSchema,
  versionSchema,
} from '../fields';

/** What the advisor enters or corrects. All amounts CZK. */
export const obligationInputSchema = z
  .object({
    obligationTypeId: codeSchema(obligationType),
    /** Monthly instalment of a loan. */
    installmentAmount: amountSchema.optional(),
    loanPrincipalAmount: amountSchema.optional(),
    loanAmountTotal: amountSchema.optional(),
    contractDate: dateSchema.optional(),
    maturityDate: dateSchema.optional(),
    /** Limit of a credit card or an overdraft. */
    creditCardLimit: amountSchema.optional(),
    /** What is drawn of the limit. */
    drawingAmount: amountSchema.optional(),
    /** Part that the new loan repays. */
    amountConsolidated: amountSchema.optional(),
    creditor: z
      .object({
        creditorId: z.string().max(10).optional(),
        name: z.string().max(200).optional(),
        isExternal: z.boolean(),
      })
      .optional(),
    correction: z
      .object({
        correctionTypeId: codeSchema(obligationCorrectionType),
        installmentAmountCorrection: amountSchema.optional(),
        loanPrincipalAmountCorrection: amountSchema.optional(),
        creditCardLimitCorrection: amountSchema.optional(),
      })
      .optional(),
  })
  .meta({ id: 'ObligationInput' });
/** A change, of the version that the advisor has seen. */
export const obligationUpdateSchema = obligationInputSchema.extend({
  version: versionSchema,
});
export type ObligationInput = z.infer<typeof obligationInputSchema>;

export const obligationSchema = obligationInputSchema
  .extend({
    obligationId: idSchema,
    obligationTypeName: z.string(),
    obligationSource: codeSchema(obligationSource),
    /** Number and scheme of the register that reported it. */
    obligationExternalId: z.string().optional(),
    obligationExternalScheme: z.string().optional(),
    /** Reported on a company: the advisor decides whether it counts. */
    displayJuridicalPersonWarning: z.boolean(),
    legalPersonType: codeSchema(legalPersonType),
    roleId: codeSchema(customerRole),
    obligationLaExposureId: z.number().int().optional(),
    obligationLaExposureName: z.string().optional(),
    codebtors: z.array(personNameSchema),
    /** Set when the creditor is of our group. */
    kbGroupInstanceCode: z.string().optional(),
    /** When the credit bureau's data were read. */
    cbcbDataLastUpdate: dateSchema.optional(),
    /** Counts the changes: a call with an older number than the stored one is a conflict. */
    version: z.number().int(),
    /** What the bank counts with, CZK a month. */
    countedInstallment: moneySchema,
    /** What the bank counts as owed, CZK. */
    countedDebt: moneySchema,
    /** Why so. */
    countedReason: z.enum([
      'asDeclared',
      'shareOfLimit',
      'cancelled',
      'consolidated',
      'partlyConsolidated',
      'notCovered',
      'reduced',
      'duplicate',
    ]),
    /** The same obligation, found elsewhere, which is the one that counts. */
    duplicateOfObligationId: idSchema.optional(),
  })
  .meta({ id: 'Obligation' });
export type Obligation = z.infer<typeof obligationSchema>;
