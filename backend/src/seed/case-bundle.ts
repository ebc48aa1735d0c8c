import {
  customerRole,
  mandant,
  productType,
  salesArrangementState,
  salesArrangementType,
} from '@advisor/contracts/codebooks';
import type { buildingSavings, cases } from '../db/schema/cases';
import type { customersOnSA, households, salesArrangements } from '../db/schema/sales-arrangements';
import { addDays } from '../calendar';
import { czechSortKey } from '../search/czech-sort-key';
import { caseSearchKey, searchKey } from '../search/search-key';
import { type EventRow, type TaskRow, tasksOf, timelineOf } from './case-history';
import { loanAmount, type LoanRow, loanTerms, type PurposeRow, purposesOf } from './loan-terms';
import { type Person, personAt } from './person';
import { type Random, randomFor } from './random';
import { type Scenario, scenarios } from './scenario';

export const firstCaseId = 3_000_001;
/** Most cases that the identifiers below leave room for. */
export const maxCases = 1_000_000;
const firstArrangementId = 200_001;
const firstHouseholdId = 300_001;
const firstCustomerOnSAId = 400_001;
const firstOfferId = 500_001;
/** Even: a check digit is appended, see `accountNumberFrom`. */
const firstAccountDigits = 1_150_000;
/** Numbers end in seven digits. */
const numbers = 10 ** 7;
const dayLength = 86_400_000;

/** All rows of one case. */
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
export function caseAt(index: number, { today, ownerOf }: CaseContext): CaseBundle {
  const random = randomFor('case', index);
  const scenario = scenarios[index % scenarios.length] as Scenario;
  const caseId = firstCaseId + index;
  const ownerId = ownerOf(index, random);
  const productTypeId = productOf(random);
  const isSavings = productTypeId === productType.buildingSavings.code;
  const amount = isSavings ? random.int(15, 90) * 10_000 : loanAmount(productTypeId, random);
  const { createdOn, lastChangedOn, createdDay } = spanOf(scenario, today, random);
  const contractNumber = scenario.hasContract ? numberOf('', createdDay, index, 7_919) : null;
  const people = applicants(index, random);
  const [debtor] = people as [Applicant];
  const history = { caseId, ownerId, scenario, createdOn, lastChangedOn };
  const loan = isSavings
    ? null
    : loanTerms({
        caseId,
        productTypeId,
        amount,
        scenario,
        today,
        random,
        createdOn: createdDay,
        accountDigits: firstAccountDigits + 2 * index,
      });
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
      createdOn,
      lastChangedOn,
      version: 1,
      searchKey: caseSearchKey({ ...debtor.person, caseId, contractNumber }),
      clientSortKey: czechSortKey(debtor.person.lastName, debtor.person.firstName),
    },
    registered: people.flatMap(({ person, isNew }) => (isNew ? [person] : [])),
    arrangements: arrangementsOf(index, {
      caseId,
      productTypeId,
      scenario,
      createdOn,
      lastChangedOn,
      random,
      createdDay,
    }),
    ...householdsOf(index, people),
    formId: scenario.hasContract ? `N${String(caseId).padStart(12, '0')}01` : null,
    loan,
    purposes: productTypeId === productType.mortgage.code ? purposesOf(caseId, amount, random) : [],
    savings: isSavings ? savingsOf(caseId, amount, scenario, createdDay, random) : null,
    events: timelineOf(history, loan ?? undefined),
    tasks: tasksOf(history, random),
  };
}

function productOf(random: Random): number {
  const {
    mortgage,
    nonPurposeMortgage,
    americanMortgage,
    unsecuredLoan,
    buildingSavings: savings,
  } = productType;
  const place = random.next();
  if (place < 0.6) return mortgage.code;
  if (place < 0.7) return nonPurposeMortgage.code;
  if (place < 0.78) return americanMortgage.code;
  return place < 0.9 ? unsecuredLoan.code : savings.code;
}

/** From the founding of the case to its last change, in working hours of days before today. */
function spanOf({ age: [from, to] }: Scenario, today: string, random: Random) {
  const age = Math.max(1, random.int(from, to));
  const quiet = Math.floor(Math.min(age, 90) * random.next() ** 2);
  const at = (daysAgo: number) =>
    new Date(Date.parse(today) - daysAgo * dayLength + random.int(7 * 3_600, 16 * 3_600) * 1_000);
  const createdOn = at(age);
  const changed = at(Math.max(1, quiet));
  return {
    createdOn,
    lastChangedOn: changed < createdOn ? createdOn : changed,
    createdDay: addDays(today, -age),
  };
}

/** A number that only this index has: the year and seven digits that do not follow one another. */
function numberOf(prefix: string, createdDay: string, index: number, factor: number): string {
  const digits = (index * factor + 1_234_567) % numbers;
  return `${prefix}${createdDay.slice(0, 4)}${String(digits).padStart(7, '0')}`;
}

interface Applicant {
  person: Person;
  roleId: number;
  /** In the client register. */
  isIdentified: boolean;
  /** In the client register because of this case. */
  isNew: boolean;
}

/** Every eighth case belongs to a client who has another one already. */
const returningEvery = 8;

/** The main applicant, often a spouse, sometimes a guarantor. */
function applicants(index: number, random: Random): Applicant[] {
  const returns = index % returningEvery === returningEvery - 1;
  const personIndex = 3 * (returns ? index - 3 : index);
  const debtor = personAt(personIndex);
  const isIdentified = returns || index % 12 !== 1;
  const people: Applicant[] = [
    {
      person: debtor,
      roleId: customerRole.debtor.code,
      isIdentified,
      isNew: isIdentified && !returns,
    },
  ];
  if (random.chance(0.35)) {
    const person = personAt(3 * index + 1, debtor);
    people.push({ person, roleId: customerRole.codebtor.code, isIdentified: true, isNew: true });
  }
  if (random.chance(0.04)) {
    const person = personAt(3 * index + 2);
    people.push({ person, roleId: customerRole.guarantor.code, isIdentified: true, isNew: true });
  }
  return people;
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
const serviceTypes = [7, 9, 10, 11, 12];
const mortgageServiceTypes = [
  ...serviceTypes,
  8,
  salesArrangementType.mortgageRetention.code,
  salesArrangementType.mortgageRefixation.code,
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
    offerId: firstOfferId + index,
    createdOn: input.createdOn,
  };
  if (!scenario.hasOpenService) return [application];
  const isMortgage = productTypeId === productType.mortgage.code;
  const service = {
    id: id + 1,
    caseId,
    typeId: random.pick(isMortgage ? mortgageServiceTypes : serviceTypes),
    state: random.pick(openServiceStates),
    applicationNumber: null,
    offerId: null,
    createdOn: input.lastChangedOn,
  };
  return [application, service];
}

/** Debtor and spouse live in the main household, a guarantor in one of their own. */
function householdsOf(
  index: number,
  people: Applicant[],
): Pick<CaseBundle, 'households' | 'customersOnSA'> {
  const salesArrangementId = firstArrangementId + 2 * index;
  const main = { id: firstHouseholdId + 3 * index, salesArrangementId, typeId: 1 };
  const guarantors = { id: main.id + 1, salesArrangementId, typeId: customerRole.guarantor.code };
  const isGuarantor = ({ roleId }: Applicant) => roleId === customerRole.guarantor.code;
  return {
    households: people.some(isGuarantor) ? [main, guarantors] : [main],
    customersOnSA: people.map((applicant, place) => {
      const { person, roleId, isIdentified } = applicant;
      return {
        id: firstCustomerOnSAId + 3 * index + place,
        salesArrangementId,
        householdId: isGuarantor(applicant) ? guarantors.id : main.id,
        roleId,
        customerId: isIdentified ? person.id : null,
        firstName: person.firstName,
        lastName: person.lastName,
        firstNameKey: searchKey(person.firstName),
        lastNameKey: searchKey(person.lastName),
        dateOfBirth: person.dateOfBirth,
      };
    }),
  };
}

function savingsOf(
  caseId: number,
  amount: number,
  scenario: Scenario,
  createdDay: string,
  random: Random,
) {
  return {
    caseId,
    minimumMonthlyDeposit: Math.ceil(amount / 20_000) * 100,
    extraDeposits: random.chance(0.4) ? random.int(1, 40) * 500 : 0,
    balance: scenario.hasContract ? Math.round(amount * random.next() * 0.4) : 0,
    contractSignedOn: scenario.hasContract ? createdDay : null,
  };
}
