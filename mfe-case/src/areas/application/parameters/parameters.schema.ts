import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import type { CallResponse } from '@advisor/api-client/call';
import { optionalDaySchema } from '@advisor/forms/day-schema';
import { z } from 'zod';

const loanApplication = salesArrangementType.loanApplication.code;

type Parameters = CallResponse<typeof salesArrangementCalls.parameters>['parameters'];
/** What is agreed in an application for a loan. */
export type ApplicationParameters = Extract<
  Parameters,
  { salesArrangementTypeId: typeof loanApplication }
>;

export const isOfApplication = (parameters: Parameters): parameters is ApplicationParameters =>
  parameters.salesArrangementTypeId === loanApplication;

export const parametersSchema = z.object({
  expectedDateOfDrawing: optionalDaySchema,
  agentCustomerOnSAId: z.number().nullable(),
  incomeCurrency: z.string().nullable(),
  residencyCurrency: z.string().nullable(),
});
export type ParametersValues = z.infer<typeof parametersSchema>;

export const toValues = (parameters: ApplicationParameters): ParametersValues => ({
  expectedDateOfDrawing: parameters.expectedDateOfDrawing ?? '',
  agentCustomerOnSAId: parameters.agentCustomerOnSAId ?? null,
  incomeCurrency: parameters.incomeCurrency ?? null,
  residencyCurrency: parameters.residencyCurrency ?? null,
});

/** Parameters to save; comment and account have screens of their own and stay as they are. */
export function toParameters(
  values: ParametersValues,
  { comment, repaymentAccount, repaymentAccountOwnerId }: ApplicationParameters,
): ApplicationParameters {
  const { expectedDateOfDrawing, agentCustomerOnSAId, incomeCurrency, residencyCurrency } = values;
  return {
    salesArrangementTypeId: loanApplication,
    ...(expectedDateOfDrawing === '' ? {} : { expectedDateOfDrawing }),
    ...(repaymentAccount === undefined ? {} : { repaymentAccount }),
    ...(repaymentAccountOwnerId === undefined ? {} : { repaymentAccountOwnerId }),
    ...(agentCustomerOnSAId === null ? {} : { agentCustomerOnSAId }),
    ...(incomeCurrency === null ? {} : { incomeCurrency }),
    ...(residencyCurrency === null ? {} : { residencyCurrency }),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** In the order of the screen. */
export const parameterNames = [
  'expectedDateOfDrawing',
  'agentCustomerOnSAId',
  'incomeCurrency',
  'residencyCurrency',
] as const;
export type ParameterName = (typeof parameterNames)[number];
