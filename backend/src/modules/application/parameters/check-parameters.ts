import { salesArrangementType } from '@advisor/contracts/codebooks';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { SalesArrangementParameters } from '@advisor/contracts/sales-arrangement/parameters';
import { Failure } from '../../../platform/failure';
import type { ProductTerms } from '../../../domain/offers/rate-version';
import { checkRepaymentAccount } from './account-rule';
import { currencyProblems, drawingDateProblems } from './application-rules';
import { isSame } from './changed-parameters';
import { type ServicedLoan, serviceProblems } from './service-rules';
import { wrong } from './wrong-field';

interface Context extends ServicedLoan {
  /** Absent for a product that today's rates do not know. */
  terms: ProductTerms | undefined;
}

type Application = Extract<SalesArrangementParameters, { expectedDateOfDrawing?: unknown }>;

/** What has not changed is not asked again: a date may have passed since somebody agreed on it. */
function applicationProblems(
  before: Application,
  after: Application,
  { terms, today }: Context,
): ErrorMessage[] {
  const { expectedDateOfDrawing: day } = after;
  const currencies = (['incomeCurrency', 'residencyCurrency'] as const).flatMap((name) =>
    after[name] === undefined ? [] : currencyProblems(name, after[name]),
  );
  return [
    ...(day !== undefined && day !== before.expectedDateOfDrawing
      ? drawingDateProblems(day, terms, today)
      : []),
    ...currencies,
  ];
}

/** Single people whom parameters name, and what is said of one who is not on the case. */
const namedPeople = [
  ['agentCustomerOnSAId', 'Zmocněncem může být jen účastník žádosti.'],
  ['applicantCustomerOnSAId', 'Žadatelem může být jen účastník případu.'],
  ['repaymentAccountOwnerId', 'Majitelem účtu může být jen účastník případu.'],
] as const;

const peopleProblems = (
  after: { salesArrangementTypeId: number } & Partial<
    Record<(typeof namedPeople)[number][0], number>
  >,
  { peopleIds }: Context,
): ErrorMessage[] =>
  namedPeople.flatMap(([name, message]) => {
    const id = after[name];
    return id === undefined || peopleIds.has(id) ? [] : [wrong(name, message)];
  });

/**
 * The parameters as they are to be kept.
 * @throws Failure 400 with everything that is wrong with them
 */
export function checkParameters(
  before: SalesArrangementParameters,
  after: SalesArrangementParameters,
  context: Context,
): SalesArrangementParameters {
  if (after.salesArrangementTypeId !== before.salesArrangementTypeId) {
    throw new Failure(400, [wrong('salesArrangementTypeId', 'Údaje jsou k jinému typu žádosti.')]);
  }
  const account = 'repaymentAccount' in after ? after.repaymentAccount : undefined;
  const checked = account && checkRepaymentAccount(account);
  const problems = [
    ...(after.salesArrangementTypeId === salesArrangementType.loanApplication.code
      ? applicationProblems(before as Application, after, context)
      : serviceProblems(after, context)),
    ...peopleProblems(after, context),
    ...(checked?.problems ?? []),
  ];
  // The client treats some codes by name and looks at the first one.
  if (problems.length > 0) throw new Failure(400, problems.toSorted(byName));
  return checked === undefined || isSame(checked.account, account)
    ? after
    : ({ ...after, repaymentAccount: checked.account } as SalesArrangementParameters);
}

const byName = (one: ErrorMessage, other: ErrorMessage) =>
  Number(one.errorCode === errorCode.invalidRequest) -
  Number(other.errorCode === errorCode.invalidRequest);
