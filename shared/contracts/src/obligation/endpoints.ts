import { z } from 'zod';
import { codeSchema } from '../codebook';
import { customerRole } from '../codebooks';
import { legalPersonType } from '../codebooks/customer';
import { obligationCorrectionType, obligationSource, obligationType } from '../codebooks/income';
import { defineEndpoints } from '../endpoint';
import {
  amountSchema,
  customerOnSAParamsSchema,
  dateSchema,
  idSchema,
  moneySchema,
  pathIdSchema,
  personNameSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.salesArrangementAccess] as const;
const obligationParams = customerOnSAParamsSchema.extend({ obligationId: pathIdSchema });

/** What the advisor enters or corrects. All amounts CZK. */
export const obligationInputSchema = z
  .object({
    obligationTypeId: codeSchema(obligationType),
    /** Monthly instalment of a loan. */
    installmentAmount: amountSchema.optional(),
    loanPrincipalAmount: amountSchema.optional(),
    /** Limit of a credit card or an overdraft. */
    creditCardLimit: amountSchema.optional(),
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
    loanAmountTotal: moneySchema.optional(),
    drawingAmount: moneySchema.optional(),
    roleId: codeSchema(customerRole),
    obligationLaExposureId: z.number().int().optional(),
    obligationLaExposureName: z.string().optional(),
    codebtors: z.array(personNameSchema),
    /** Set when the creditor is of our group. */
    kbGroupInstanceCode: z.string().optional(),
    contractDate: dateSchema.optional(),
    maturityDate: dateSchema.optional(),
    /** When the credit bureau's data were read. */
    cbcbDataLastUpdate: dateSchema.optional(),
  })
  .meta({ id: 'Obligation' });
export type Obligation = z.infer<typeof obligationSchema>;

export const obligationEndpoints = defineEndpoints({
  list: {
    summary: 'Obligations of a person; those of the credit bureau only with permission 240.',
    params: customerOnSAParamsSchema,
    response: z.array(obligationSchema),
    permissions,
  },
  create: {
    summary: 'Adds an obligation that the client stated.',
    params: customerOnSAParamsSchema,
    body: obligationInputSchema,
    status: 201,
    response: z.object({ obligationId: idSchema }),
    permissions,
  },
  update: {
    summary: 'Changes or corrects an obligation.',
    params: obligationParams,
    body: obligationInputSchema,
    permissions,
  },
  delete: {
    summary: 'Removes an obligation that the client stated.',
    params: obligationParams,
    permissions,
  },
});
