import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  caseState,
  customerRole,
  loanPurpose,
  mandant,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '../codebooks';
import { addressSchema } from '../customer/address';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  ratePercentSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { bankAccountSchema } from './bank-account';
import { caseSections } from './sections';
import { nextStepSchema } from './next-step';
import { caseStage, caseStageStates } from './stages';

const personSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().optional(),
  emailAddress: z.string().optional(),
});

export const caseSchema = z
  .object({
    caseId: idSchema,
    contractNumber: z.string().optional(),
    state: codeSchema(caseState),
    productTypeId: codeSchema(productType),
    mandantId: codeSchema(mandant),
    targetAmount: moneySchema,
    owner: z.object({ userId: idSchema, name: z.string() }),
    /** The main applicant, as the client panel shows it. */
    customer: z.object({
      customerOnSAId: idSchema,
      householdId: idSchema,
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: dateSchema,
      /** Identified: id above 0 and scheme 2. */
      identity: z.object({ id: z.number().int(), scheme: z.number().int() }).optional(),
    }),
    /** The arrangement that the case is about: the loan application. */
    salesArrangementId: idSchema,
    offerId: idSchema.optional(),
    createdOn: instantSchema,
    lastChangedOn: instantSchema,
  })
  .meta({ id: 'Case' });
export type Case = z.infer<typeof caseSchema>;

export const mainPanelSchema = z
  .object({
    caseId: idSchema,
    contractNumber: z.string().optional(),
    /** Of a contract of savings: where it is run, in a system of its own. */
    savingsSystemAddress: z.string().optional(),
    state: codeSchema(caseState),
    productTypeId: codeSchema(productType),
    mandantId: codeSchema(mandant),
    targetAmount: moneySchema,
    /** Undrawn rest, CZK; absent before the first drawing and where all is paid out at once. */
    availableForDrawing: moneySchema.optional(),
    /** Outstanding principal, CZK; absent before the first drawing. */
    principal: moneySchema.optional(),
    /** Overdue amount, CZK; only with permission 256. */
    overdueAmount: moneySchema.optional(),
    interestRate: ratePercentSchema.optional(),
    fixedRateValidTo: dateSchema.optional(),
    monthlyPayment: moneySchema.optional(),
    nextPaymentOn: dateSchema.optional(),
    owner: z.object({ userId: idSchema, name: z.string() }),
    /** Of the owner; only with mortgages. */
    mortgageSpecialist: personSchema.optional(),
    activeTaskCount: z.number().int().min(0),
    salesArrangement: z.object({
      salesArrangementId: idSchema,
      typeId: codeSchema(salesArrangementType),
      state: codeSchema(salesArrangementState),
    }),
    createdOn: instantSchema,
    lastChangedOn: instantSchema,
  })
  .meta({ id: 'MainPanel' });
export type MainPanel = z.infer<typeof mainPanelSchema>;

export const infoBannersSchema = z.array(
  z.object({
    id: z.string(),
    severity: z.enum(['info', 'warning', 'error', 'success']),
    title: z.string(),
    description: z.string().optional(),
  }),
);

export { caseSections, type CaseSection } from './sections';
export const caseSectionSchema = z.enum(caseSections);

export const menuFlagsSchema = z.array(
  z.object({
    section: caseSectionSchema.or(z.literal('processes')),
    /** Inactive entries are shown and cannot be opened; the reason says why. */
    isActive: z.boolean(),
    reason: z.string().optional(),
    /** Number shown beside the entry, for example of open tasks. */
    count: z.number().int().min(0).optional(),
  }),
);

export const caseStagesSchema = z
  .object({
    /** The loan application that the path is of. */
    salesArrangementId: idSchema,
    stages: z.array(
      z.object({
        stage: codeSchema(caseStage),
        state: z.enum(caseStageStates),
        /** Sentences in Czech: what is missing before it may begin, or to finish it, or is wrong. */
        missing: z.array(z.string()),
      }),
    ),
    /** Absent where nothing is awaited. */
    next: nextStepSchema.optional(),
  })
  .meta({ id: 'CaseStages' });
export type CaseStages = z.infer<typeof caseStagesSchema>;

export const caseParametersSchema = z
  .object({
    productTypeId: codeSchema(productType),
    contractNumber: z.string().optional(),
    targetAmount: moneySchema,
    loanPurposes: z.array(
      z.object({ loanPurposeId: codeSchema(loanPurpose), amount: moneySchema }),
    ),
    interestRate: ratePercentSchema.optional(),
    /** Months. */
    fixedRatePeriod: z.number().int().optional(),
    fixedRateValidTo: dateSchema.optional(),
    /** Months. */
    loanDuration: z.number().int().optional(),
    loanMaturityOn: dateSchema.optional(),
    monthlyPayment: moneySchema.optional(),
    paymentDay: z.number().int().min(1).max(31).optional(),
    nextPaymentOn: dateSchema.optional(),
    contractSignedOn: dateSchema.optional(),
    firstDrawingOn: dateSchema.optional(),
    drawingDeadline: dateSchema.optional(),
    availableForDrawing: moneySchema.optional(),
    principal: moneySchema.optional(),
    overdueAmount: moneySchema.optional(),
    repaymentAccount: bankAccountSchema.optional(),
    loanAccount: bankAccountSchema.optional(),
    branchConsultant: personSchema.optional(),
    /** Building savings only. */
    buildingSavings: z
      .object({
        minimumMonthlyDeposit: moneySchema,
        extraDeposits: moneySchema,
        balance: moneySchema,
      })
      .optional(),
  })
  .meta({ id: 'CaseParameters' });
export type CaseParameters = z.infer<typeof caseParametersSchema>;

export const caseCustomerSchema = z
  .object({
    customerOnSAId: idSchema,
    roleId: codeSchema(customerRole),
    firstName: z.string(),
    lastName: z.string(),
    degreeBefore: z.string().optional(),
    degreeAfter: z.string().optional(),
    dateOfBirth: dateSchema.optional(),
    /** Ten or nine digits; a foreigner may have none. */
    birthNumber: z.string().optional(),
    identity: z.object({ id: z.number().int(), scheme: z.number().int() }).optional(),
    phoneNumber: z.string().optional(),
    emailAddress: z.string().optional(),
    permanentAddress: addressSchema.optional(),
    contactAddress: addressSchema.optional(),
  })
  .meta({ id: 'CaseCustomer' });
export type CaseCustomer = z.infer<typeof caseCustomerSchema>;

/** The case's history, newest first. */
export const timelineSchema = z.array(
  z.object({
    id: idSchema,
    happenedOn: instantSchema,
    title: z.string(),
    description: z.string().optional(),
    /** Who did it; absent for the system. */
    userName: z.string().optional(),
    kind: z.enum(['case', 'application', 'signing', 'drawing', 'payment', 'service', 'task']),
  }),
);

export const caseDetailEndpoints = defineEndpoints({
  get: {
    summary: 'A case with its client.',
    params: caseParamsSchema,
    response: caseSchema,
    permissions: openCasePermissions,
  },
  mainPanel: {
    summary: 'The summary on top of the case detail.',
    params: caseParamsSchema,
    response: mainPanelSchema,
    permissions: openCasePermissions,
  },
  infoBanners: {
    summary: 'What the advisor should know about the case now.',
    params: caseParamsSchema,
    response: infoBannersSchema,
    permissions: openCasePermissions,
  },
  menuFlags: {
    summary: 'Which sections the case has and which of them are open.',
    params: caseParamsSchema,
    response: menuFlagsSchema,
    permissions: openCasePermissions,
  },
  stages: {
    summary: 'The path of the case: how each stage stands, what it lacks, and what is next.',
    params: caseParamsSchema,
    response: caseStagesSchema,
    permissions: openCasePermissions,
  },
  parameters: {
    summary: 'The loan or savings as agreed.',
    params: caseParamsSchema,
    response: caseParametersSchema,
    permissions: openCasePermissions,
  },
  customers: {
    summary: 'Everybody on the case.',
    params: caseParamsSchema,
    response: z.array(caseCustomerSchema),
    permissions: openCasePermissions,
  },
  timeline: {
    summary: 'What happened to the case, newest first.',
    params: caseParamsSchema,
    response: timelineSchema,
    permissions: openCasePermissions,
  },
  cancel: {
    summary: 'Cancels a case in progress.',
    params: caseParamsSchema,
    response: z.object({ state: codeSchema(caseState) }),
    permissions: [permission.cancelCase],
    errors: [errorCode.conflict],
  },
});
