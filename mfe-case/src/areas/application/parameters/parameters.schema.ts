import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { identifierMessage } from '@advisor/forms/rules';
import type { CallResponse } from '@advisor/api-client/call';
import { formatBankAccount, parseBankAccount, withBankCode } from '@advisor/lending/bank-account';
import { z } from 'zod';

const loanApplication = salesArrangementType.loanApplication.code;

type Parameters = CallResponse<typeof salesArrangementCalls.parameters>['parameters'];
/** What is agreed in an application for a loan. */
export type ApplicationParameters = Extract<
  Parameters,
  { salesArrangementTypeId: typeof loanApplication }
>;

const readAccount = (text: string) => parseBankAccount(withBankCode(text));

const isAccount = (text: string) => text === '' || readAccount(text).valid;

const isDay = (text: string) => text === '' || z.iso.date().safeParse(text).success;

export const parametersSchema = z.object({
  expectedDateOfDrawing: z.string().refine(isDay, 'common:validation.date'),
  repaymentAccount: z.string().trim().refine(isAccount, identifierMessage.account),
  agentCustomerOnSAId: z.number().nullable(),
  incomeCurrency: z.string().nullable(),
  residencyCurrency: z.string().nullable(),
  /** Of the parameters that these were written over. */
  version: z.number(),
});
export type ParametersValues = z.infer<typeof parametersSchema>;

export const toValues = (parameters: ApplicationParameters, version: number): ParametersValues => ({
  expectedDateOfDrawing: parameters.expectedDateOfDrawing ?? '',
  repaymentAccount: parameters.repaymentAccount
    ? formatBankAccount(parameters.repaymentAccount)
    : '',
  agentCustomerOnSAId: parameters.agentCustomerOnSAId ?? null,
  incomeCurrency: parameters.incomeCurrency ?? null,
  residencyCurrency: parameters.residencyCurrency ?? null,
  version,
});

/** Parameters to save; the comment has a screen of its own and stays as it is. */
export function toParameters(
  values: ParametersValues,
  { comment }: ApplicationParameters,
): ApplicationParameters {
  const account = readAccount(values.repaymentAccount);
  const { expectedDateOfDrawing, agentCustomerOnSAId, incomeCurrency, residencyCurrency } = values;
  return {
    salesArrangementTypeId: loanApplication,
    ...(expectedDateOfDrawing === '' ? {} : { expectedDateOfDrawing }),
    ...(account.valid ? { repaymentAccount: account.value } : {}),
    ...(agentCustomerOnSAId === null ? {} : { agentCustomerOnSAId }),
    ...(incomeCurrency === null ? {} : { incomeCurrency }),
    ...(residencyCurrency === null ? {} : { residencyCurrency }),
    ...(comment === undefined ? {} : { comment }),
  };
}

/** In the order of the screen. */
export const parameterNames = [
  'expectedDateOfDrawing',
  'repaymentAccount',
  'agentCustomerOnSAId',
  'incomeCurrency',
  'residencyCurrency',
] as const;
export type ParameterName = (typeof parameterNames)[number];

/** Names of the values that somebody else saved otherwise. */
export const differences = (ours: ParametersValues, theirs: ParametersValues): ParameterName[] =>
  parameterNames.filter((name) => ours[name] !== theirs[name]);
