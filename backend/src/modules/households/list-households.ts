import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import type { householdCalls } from '@advisor/contracts/household/calls';
import type { Household, HouseholdCustomer } from '@advisor/contracts/household/schemas';
import type { CallResponse } from '@advisor/contracts/operation';
import { readConsolidationLimit } from '../../domain/assessment/read-inputs';
import type { ArrangementRow } from '../../domain/cases/arrangement-access';
import type { CaseRow } from '../../domain/cases/case-access';
import { sentLockOf } from '../../domain/flow/locks';
import { isSettlementAsked } from '../../domain/household/missing';
import type { RateBook } from '../../domain/offers/rate-book';
import type { Database } from '../../platform/database/database';
import { type CustomerRow, type HouseholdRow, readRows } from './household-rows';

type Answer = CallResponse<typeof householdCalls.list>;

/** How many households an application of the product may have, and adults each of them. */
export async function maximaOf(rates: RateBook, { productTypeId }: CaseRow) {
  const terms = (await rates.find())?.products.get(productTypeId)?.terms;
  return { households: terms?.maxHouseholds ?? 2, customers: terms?.maxAdults ?? 2 };
}

/** Everybody on an application, as the household screen shows them. */
export async function listHouseholds(
  db: Database,
  rates: RateBook,
  { arrangement, row }: { arrangement: ArrangementRow; row: CaseRow },
): Promise<Answer> {
  const [rows, maxima, consolidationLimit] = await Promise.all([
    readRows(db, arrangement.id),
    maximaOf(rates, row),
    readConsolidationLimit(db, rates, arrangement),
  ]);
  const lock = sentLockOf({ arrangement, row });
  return {
    households: rows.households.map((household) => {
      const people = rows.customers.filter(({ householdId }) => householdId === household.id);
      return {
        ...describeHousehold(household),
        isPropertySettlementAsked: isSettlementAsked(household, people),
        customers: people.map((person) => ({
          ...describeCustomer(person),
          hasSigned: rows.hasSigned(person),
        })),
      };
    }),
    maximumHouseholds: maxima.households,
    maximumCustomers: maxima.customers,
    ...(consolidationLimit === undefined ? {} : { consolidationLimit }),
    ...(lock === undefined ? {} : { lock }),
  };
}

const known = <Name extends string, Value>(name: Name, value: Value | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Record<Name, Value>>;

/** A household without its people. */
export const describeHousehold = (row: HouseholdRow) => ({
  householdId: row.id,
  householdTypeId: row.typeId as Household['householdTypeId'],
  version: row.version,
  children: row.childAges.map((age) => ({ age })),
  expenses: {
    ...known('housing', row.housingExpense),
    ...known('insurance', row.insuranceExpense),
    ...known('savings', row.savingsExpense),
    ...known('other', row.otherExpense),
  },
  ...known(
    'propertySettlementId',
    row.propertySettlementId as NonNullable<Household['propertySettlementId']> | null,
  ),
});

/** A person as they are kept. */
export const describeCustomer = (row: CustomerRow) => ({
  customerOnSAId: row.id,
  version: row.version,
  firstName: row.firstName,
  lastName: row.lastName,
  roleId: row.roleId as HouseholdCustomer['roleId'],
  dateOfBirth: row.dateOfBirth,
  ...known('genderId', row.genderId as NonNullable<HouseholdCustomer['genderId']> | null),
  ...known(
    'maritalStatusId',
    row.maritalStatusId as NonNullable<HouseholdCustomer['maritalStatusId']> | null,
  ),
  ...(row.customerId === null
    ? {}
    : { identity: { id: row.customerId, scheme: clientIdentityScheme.register.code } }),
});
