import { z } from 'zod';
import { salesArrangementSchema } from '../case/arrangement';
import { codeSchema } from '../codebook';
import { customerRole } from '../codebooks';
import { householdType, maritalStatus } from '../codebooks/customer';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  changedSchema,
  dateSchema,
  idSchema,
  identitySchema,
  personNameSchema,
  salesArrangementParamsSchema,
  versionSchema,
} from '../fields';
import { permission } from '../permissions';
import { loanApplicationAssessmentSchema } from './assessment';
import { salesArrangementParametersSchema } from './parameters';

const permissions = [permission.salesArrangementAccess] as const;

export const salesArrangementCustomerSchema = personNameSchema.extend({
  customerOnSAId: idSchema,
  householdId: idSchema,
  householdTypeId: codeSchema(householdType),
  roleId: codeSchema(customerRole),
  dateOfBirth: dateSchema.optional(),
  maritalStatusId: codeSchema(maritalStatus).optional(),
  identity: identitySchema.optional(),
});

/** Counts the changes: a call with an older number than the stored one is a conflict. */
const versionedParametersSchema = z.object({
  version: versionSchema,
  parameters: salesArrangementParametersSchema,
});

export const salesArrangementEndpoints = defineEndpoints({
  get: {
    summary: 'An arrangement, and the case that it belongs to.',
    params: salesArrangementParamsSchema,
    response: salesArrangementSchema.extend({ caseId: idSchema }),
    permissions,
  },
  list: {
    summary: 'Arrangements of a case, newest first.',
    params: caseParamsSchema,
    response: z.array(salesArrangementSchema),
    permissions,
  },
  delete: {
    summary: 'Discards an arrangement that was not sent.',
    params: salesArrangementParamsSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  customers: {
    summary: 'People on an arrangement.',
    params: salesArrangementParamsSchema,
    response: z.array(salesArrangementCustomerSchema),
    permissions,
  },
  flow: {
    summary: 'Steps of the loan hub: which are open, done or in error.',
    params: salesArrangementParamsSchema,
    response: z.array(
      z.object({
        step: z.enum([
          'modelation',
          'household',
          'parameters',
          'scoring',
          'documents',
          'valuation',
          'comment',
          'checklist',
          'priceException',
        ]),
        isActive: z.boolean(),
        state: z.enum(['notStarted', 'inProgress', 'done', 'error']),
        reason: z.string().optional(),
        /** Its time has not come: what the reason names comes first. An extension. */
        isEarly: z.boolean().optional(),
      }),
    ),
    permissions,
  },
  assessment: {
    summary:
      'The scoring of a loan application; what is computed of the credit bureau with permission 240.',
    params: salesArrangementParamsSchema,
    response: loanApplicationAssessmentSchema,
    permissions,
  },
  assess: {
    summary: 'Starts the scoring; while it runs it is not started again.',
    params: salesArrangementParamsSchema,
    status: 202,
    response: z.object({ isRunning: z.boolean() }),
    permissions,
    errors: [errorCode.notEligible, errorCode.conflict],
  },
  assessments: {
    summary: 'Former scorings of a loan application, the last one first.',
    params: salesArrangementParamsSchema,
    response: z.array(loanApplicationAssessmentSchema),
    permissions,
  },
  refreshClientExposure: {
    summary: 'Reads the obligations of the people again from the credit bureau.',
    params: salesArrangementParamsSchema,
    permissions: [permission.viewRequestedObligations],
  },
  parameters: {
    summary: 'What is agreed in an arrangement.',
    params: salesArrangementParamsSchema,
    response: versionedParametersSchema,
    permissions,
  },
  updateParameters: {
    summary: 'Changes what is agreed in an arrangement.',
    params: salesArrangementParamsSchema,
    body: versionedParametersSchema,
    response: changedSchema,
    permissions,
    errors: [errorCode.contractNotSigned, errorCode.notEligible, errorCode.conflict],
  },
});
