import {
  caseState,
  mandant,
  productType,
  salesArrangementState,
} from '@advisor/contracts/codebooks';
import { hasAccountChecksum } from '@advisor/lending/identifiers/bank-account';
import { addMonths, ageOn, yearOf } from '@advisor/lending/calendar-and-money/calendar';
import { maxCases, ordinaryCase } from '../../../seed/seeded-case';
import { caseBundle } from './case-bundle';

const today = '2026-11-20';
const context = { today, ownerOf: () => 1 };
const caseAt = (index: number) => caseBundle(ordinaryCase(index), context);
const bundles = [
  ...Array.from({ length: 3_000 }, (_, index) => index),
  ...Array.from({ length: 300 }, (_, place) => maxCases - 1 - place),
].map(caseAt);

const codes = (codebook: Record<string, { code: number }>) =>
  Object.values(codebook)
    .map(({ code }) => code)
    .toSorted((one, other) => one - other);
const distinct = (values: (number | undefined)[]) =>
  [...new Set(values)].toSorted((one, other) => Number(one) - Number(other));

test('five hundred cases hold every state, product and mandant', () => {
  const few = bundles.slice(0, 500);
  expect(distinct(few.map((bundle) => bundle.case.state))).toEqual(codes(caseState));
  expect(distinct(few.map((bundle) => bundle.case.productTypeId))).toEqual(codes(productType));
  expect(distinct(few.map((bundle) => bundle.case.mandantId))).toEqual(codes(mandant));
  expect(distinct(few.map(({ arrangements }) => arrangements[0]?.state))).toEqual(
    codes(salesArrangementState),
  );
});

test.each([
  { name: 'case', of: bundles.map((bundle) => bundle.case.id) },
  { name: 'contract', of: bundles.map((bundle) => bundle.case.contractNumber) },
  {
    name: 'application',
    of: bundles.map(({ arrangements }) => arrangements[0]?.applicationNumber),
  },
  {
    name: 'arrangement',
    of: bundles.flatMap(({ arrangements }) => arrangements.map(({ id }) => id)),
  },
  { name: 'household', of: bundles.flatMap(({ households }) => households.map(({ id }) => id)) },
  {
    name: 'person on a case',
    of: bundles.flatMap(({ customersOnSA }) => customersOnSA.map(({ id }) => id)),
  },
  { name: 'client', of: bundles.flatMap(({ registered }) => registered.map(({ id }) => id)) },
  { name: 'document', of: bundles.map(({ formId }) => formId) },
  { name: 'loan account', of: bundles.map(({ loan }) => loan?.accountNumber) },
])('no two have the same number: $name', ({ of }) => {
  const numbers = of.filter((number) => number !== null && number !== undefined);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('whoever a case names is in the register or comes with it', () => {
  const registered = new Set(bundles.flatMap((bundle) => bundle.registered.map(({ id }) => id)));
  const named = bundles
    .slice(0, 3_000)
    .flatMap(({ customersOnSA }) => customersOnSA.map(({ customerId }) => customerId))
    .filter((id) => id !== null && id !== undefined);
  expect(named.filter((id) => !registered.has(id))).toEqual([]);
});

test('what is not drawn in parts has no period for it', () => {
  for (const { case: row, loan } of bundles) {
    if (loan === null || loan.contractSignedOn === null) continue;
    const isUnsecured = row.productTypeId === productType.unsecuredLoan.code;
    expect(loan.drawingDeadline === null).toBe(isUnsecured);
  }
});

test('the purposes make the loan', () => {
  for (const { case: row, purposes } of bundles.filter((bundle) => bundle.purposes.length > 0)) {
    expect(purposes.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.targetAmount);
  }
});

test('the amounts of a loan fit together', () => {
  for (const { case: row, loan } of bundles) {
    const { drawnAmount = 0, principal = 0, monthlyPayment, interestRate } = loan ?? {};
    expect(drawnAmount).toBeLessThanOrEqual(row.targetAmount);
    expect(principal).toBeLessThanOrEqual(drawnAmount);
    // Every payment is more than the interest of a month.
    const interest = (row.targetAmount * (interestRate ?? 0)) / 1_200;
    expect(monthlyPayment ?? Infinity).toBeGreaterThan(interest);
  }
});

test('a loan that is repaid ends with an instalment that is no larger than the others', () => {
  for (const { loan } of bundles) {
    const {
      principal = 0,
      monthlyPayment = 0,
      interestRate = 0,
      maturityOn,
      paymentDay,
    } = loan ?? {};
    if (!maturityOn || principal === 0 || principal === loan?.drawnAmount) continue;
    const months = (yearOf(maturityOn) - yearOf(today) + 1) * 12;
    const due = Array.from({ length: months }, (_, month) =>
      addMonths(today, month, paymentDay),
    ).filter((day) => day > today && day <= maturityOn);
    const balance = due
      .slice(1)
      .reduce((left) => left * (1 + interestRate / 1_200) - monthlyPayment, principal);
    expect(balance * (1 + interestRate / 1_200)).toBeLessThan(monthlyPayment + 1);
  }
});

test('accounts pass the check', () => {
  const accounts = bundles.flatMap(({ loan }) => [
    loan?.accountNumber ?? '',
    loan?.accountPrefix ?? '',
    loan?.repaymentAccountNumber ?? '',
  ]);
  expect(accounts.filter((account) => !hasAccountChecksum(account))).toEqual([]);
});

test('children are younger than their parents, and spouses say whose their property is', () => {
  for (const { households, customersOnSA } of bundles) {
    for (const { id, typeId, childAges = [], propertySettlementId } of households) {
      const people = customersOnSA.filter(({ householdId }) => householdId === id);
      const oldest = Math.max(...people.map(({ dateOfBirth }) => ageOn(today, dateOfBirth)));
      expect(childAges.filter((age) => age + 18 > oldest)).toEqual([]);
      const isMarried = people.some(({ maritalStatusId }) => maritalStatusId === 2);
      expect(typeof propertySettlementId === 'number').toBe(isMarried && typeId !== 128);
    }
  }
});

test('a case is the same whenever it is made', () => {
  expect(caseAt(1_234)).toEqual(bundles[1_234]);
});
