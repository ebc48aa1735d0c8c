import {
  mandant,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import type { buildingSavings, cases } from '../../../domain/cases/schema/cases';
import type {
  customersOnSA,
  households,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { previousOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { addDays } from '../../../platform/calendar';
import { servicesOf } from '../../../domain/cases/service-requests';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { caseSearchKey } from '../../../platform/search/search-key';
import { applicantsOf, debtorOf, householdsOf } from './applicants';
import {
  loanAmount,
  type LoanRow,
  loanTerms,
  monthsToLend,
  type PurposeRow,
  purposesOf,
  shortestLoan,
} from './loan-terms';
import { milestonesOf } from './milestones';
import type { Person } from './person';
import { type Random, randomFor } from '../../../platform/random';
import { savingsTarget, savingsTerms } from './savings-terms';
import type { Scenario } from '../../../seed/scenario';
import type { SeededCase } from '../../../seed/seeded-case';
import { type EventRow, timelineOf } from './timeline';
import { type TaskRow, tasksOf } from './workflow-tasks';

const firstArrangementId = 200_001;
/** Even: a check digit is appended, see `accountNumberFrom`. */
const firstAccountDigits = 1_150_000;
/** Numbers end in seven digits. */
const numbers = 10 ** 7;

/** The rows of one case that are about the case itself. */
export interface CaseBundle {
  case: typeof cases.$inferInsert & { id: number };
  /** Those who are new to the client register. */
  registered: Person[];
  arrangements: (typeof salesArrangements.$inferInsert & { id: number })[];
  households: (typeof households.$inferInsert)[];
  customersOnSA: (typeof customersOnSA.$inferInsert)[];
  formId: string | null;
  loan: LoanRow | null;
  purposes: PurposeRow[];
  savings: typeof buildingSavings.$inferInsert | null;
  events: EventRow[];
  tasks: TaskRow[];
}

export interface CaseContext {
  /** `YYYY-MM-DD`; nothing happened later. */
  today: string;
  /** Whose a case is. */
  ownerOf(index: number, random: Random): number;
}

/** A case with everything about it, the same for the same index whatever was made before. */
export function caseBundle(
  { index, caseId, scenario }: Pick<SeededCase, 'index' | 'caseId' | 'scenario'>,
  { today, ownerOf }: CaseContext,
): CaseBundle {
  const random = randomFor('case', index);
  const ownerId = ownerOf(index, random);
  const longest = monthsToLend(debtorOf(index), today);
  const productTypeId = productOf(scenario, longest, random);
  const isSavings = productTypeId === productType.buildingSavings.code;
  const amount = isSavings ? savingsTarget(random) : loanAmount(productTypeId, longest, random);
  const paymentDay = random.int(1, 28);
  const days = daysOf(scenario, today, paymentDay, random);
  const { createdDay, milestones } = days;
  const { events, founded, lastChanged } = timelineOf(
    { caseId, ownerId, productTypeId, scenario, ...days },
    random,
  );
  const span = { createdOn: founded.instant, lastChangedOn: lastChanged.instant };
  const contractNumber = scenario.hasContract ? numberOf('', createdDay, index, 7_919) : null;
  const people = applicantsOf(index, { isSavings }, random);
  const [debtor] = people;
  const terms = { caseId, amount, milestones, today, random };
  return {
    case: {
      id: caseId,
      mandantId:
        isSavings || random.chance(0.2)
          ? mandant.housingSavingsBank.code
          : mandant.commercialBank.code,
      productTypeId,
      state: scenario.caseState,
      ownerId,
      contractNumber,
      targetAmount: amount,
      ...span,
      version: 1,
      searchKey: caseSearchKey({ ...debtor.person, caseId, contractNumber }),
      clientSortKey: czechSortKey(debtor.person.lastName, debtor.person.firstName),
    },
    registered: people.flatMap(({ person, isNew }) => (isNew ? [person] : [])),
    arrangements: arrangementsOf(index, {
      caseId,
      productTypeId,
      scenario,
      ...span,
      random,
      createdDay,
    }),
    ...householdsOf(index, firstArrangementId + 2 * index, people, today),
    formId: scenario.hasContract ? `N${String(caseId).padStart(12, '0')}01` : null,
    loan: isSavings
      ? null
      : loanTerms({
          ...terms,
          productTypeId,
          scenario,
          longest,
          createdDay,
          paymentDay,
          accountDigits: firstAccountDigits + 2 * index,
        }),
    purposes: productTypeId === productType.mortgage.code ? purposesOf(caseId, amount, random) : [],
    savings: isSavings ? savingsTerms(terms) : null,
    events,
    tasks: tasksOf({ caseId, scenario, founded, lastChanged }, random),
  };
}

/** Shares of the products; savings and unsecured loans, the last of them, are never drawn in parts. */
const products = [
  [0.6, productType.mortgage.code],
  [0.7, productType.nonPurposeMortgage.code],
  [0.78, productType.americanMortgage.code],
  [0.9, productType.unsecuredLoan.code],
  [1, productType.buildingSavings.code],
] as const;

/** Who asks for a loan too old saves. @param longest loan, months */
function productOf({ name, drawn }: Scenario, longest: number, random: Random): number {
  const place = random.next() * (name === 'drawing' ? 0.78 : 1);
  if (longest < shortestLoan && drawn[1] === 0) return productType.buildingSavings.code;
  return products.find(([end]) => place < end)?.[1] ?? productType.mortgage.code;
}

/** Banking days of the case, all before today. */
function daysOf(scenario: Scenario, today: string, paymentDay: number, random: Random) {
  const [from, to] = scenario.age;
  const age = Math.max(1, random.int(from, to));
  const quiet = Math.max(1, Math.floor(Math.min(age, 90) * random.next() ** 2));
  const createdDay = previousOrSameBankingDay(addDays(today, -age));
  const quietSince = previousOrSameBankingDay(addDays(today, -quiet));
  const milestones = milestonesOf(scenario, createdDay, paymentDay);
  const firstMoneyOn = milestones?.firstMoneyOn ?? createdDay;
  return {
    createdDay,
    milestones,
    lastChangedDay: quietSince < firstMoneyOn ? firstMoneyOn : quietSince,
  };
}

/** A number that only this index has: the year and seven digits that do not follow one another. */
function numberOf(prefix: string, createdDay: string, index: number, factor: number): string {
  const digits = (index * factor + 1_234_567) % numbers;
  return `${prefix}${createdDay.slice(0, 4)}${String(digits).padStart(7, '0')}`;
}

interface ArrangementInput {
  caseId: number;
  productTypeId: number;
  scenario: Scenario;
  createdOn: Date;
  createdDay: string;
  lastChangedOn: Date;
  random: Random;
}

const openServiceStates = [
  salesArrangementState.inProgress.code,
  salesArrangementState.inApproval.code,
  salesArrangementState.inSigning.code,
];
function arrangementsOf(index: number, input: ArrangementInput): CaseBundle['arrangements'] {
  const { caseId, productTypeId, scenario, random } = input;
  const id = firstArrangementId + 2 * index;
  const application = {
    id,
    caseId,
    typeId: salesArrangementType.loanApplication.code,
    state: scenario.applicationState,
    applicationNumber: numberOf('Z', input.createdDay, index, 3_571),
    offerId: null,
    createdOn: input.createdOn,
  };
  if (!scenario.hasOpenService) return [application];
  const service = {
    id: id + 1,
    caseId,
    typeId: random.pick(servicesOf(productTypeId)).code,
    state: random.pick(openServiceStates),
    applicationNumber: null,
    offerId: null,
    createdOn: input.lastChangedOn,
  };
  return [application, service];
}
