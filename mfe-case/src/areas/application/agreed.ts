import type { ArrangementReference } from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { useTranslation } from 'react-i18next';

/** What is agreed where instalments have an account: in an application, and in two of the requests. */
export type WithAccount = Extract<SalesArrangementParameters, { repaymentAccount?: unknown }>;
/** What a client asks for once the loan is there. */
export type Request = Extract<SalesArrangementParameters, { applicantCustomerOnSAId?: unknown }>;

const { loanApplication, generalChange, customerChange, withoutEstate, ...others } =
  salesArrangementType;
const { debtAcceding, addCodebtor, debtRemaining } = others;
const codes = (types: readonly { code: number }[]) =>
  new Set<number>(types.map(({ code }) => code));

const typesWithAccount = codes([loanApplication, generalChange, customerChange]);
const requestTypes = codes([
  generalChange,
  withoutEstate,
  customerChange,
  debtAcceding,
  addCodebtor,
  debtRemaining,
]);

export const hasAccount = (parameters: SalesArrangementParameters): parameters is WithAccount =>
  typesWithAccount.has(parameters.salesArrangementTypeId);

export const isRequest = (parameters: SalesArrangementParameters): parameters is Request =>
  requestTypes.has(parameters.salesArrangementTypeId);

/** From a part of what is agreed back to all of it. */
export function useBackToParameters(reference: ArrangementReference) {
  const { t } = useTranslation('case-application');
  return {
    to: caseAddresses.salesArrangementParameters.to(reference),
    label: t('parameters.back'),
  };
}
