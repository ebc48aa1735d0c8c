import { productType, salesArrangementType } from '@advisor/contracts/codebooks';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { czechDay } from '../../platform/czech-format';
import type { FlowFacts } from './facts';
import type { Progress } from './progress';

/** What must be agreed before an application is sent. */
function missingOfApplication(
  parameters: Extract<SalesArrangementParameters, { agentCustomerOnSAId?: unknown }>,
  productTypeId: number,
): string[] {
  const isSavings = productTypeId === productType.buildingSavings.code;
  return [
    ...(parameters.expectedDateOfDrawing === undefined && !isSavings
      ? ['předpokládané datum čerpání']
      : []),
    ...(parameters.agentCustomerOnSAId === undefined ? ['zmocněnec'] : []),
    ...(parameters.repaymentAccount === undefined
      ? [isSavings ? 'účet pro vklady' : 'účet pro splácení']
      : []),
  ];
}

/** What says nothing about what is to be changed. */
const aboutRequest: ReadonlySet<string> = new Set([
  'salesArrangementTypeId',
  'applicantCustomerOnSAId',
  'repaymentAccountOwnerId',
  'comment',
]);

/** A service request is about some of its other parameters. */
const isAnythingAgreed = (parameters: SalesArrangementParameters): boolean =>
  Object.entries(parameters).some(
    ([name, value]) => !aboutRequest.has(name) && (Array.isArray(value) ? value.length > 0 : value),
  );

const commentOnly: ReadonlySet<number> = new Set([
  salesArrangementType.mortgageRetention.code,
  salesArrangementType.mortgageRefixation.code,
]);

export function parametersProgress({ parameters, productTypeId, today }: FlowFacts): Progress {
  const { salesArrangementTypeId } = parameters;
  if (salesArrangementTypeId !== salesArrangementType.loanApplication.code) {
    if (commentOnly.has(salesArrangementTypeId)) return { state: 'done' };
    return isAnythingAgreed(parameters)
      ? { state: 'done' }
      : { state: 'notStarted', reason: 'Uveďte, co se má změnit.' };
  }
  const day = parameters.expectedDateOfDrawing;
  if (day !== undefined && day < today) {
    return {
      state: 'error',
      reason: `Předpokládané datum čerpání ${czechDay(day)} už uplynulo.`,
    };
  }
  const missing = missingOfApplication(parameters, productTypeId);
  return missing.length === 0
    ? { state: 'done' }
    : { state: 'inProgress', reason: `Chybí: ${missing.join(', ')}.` };
}
