import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { binaryText, instant, money } from '../../../platform/database/columns';
import { users } from '../../../platform/session/schema/users';

export const cases = pgTable(
  'cases',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mandantId: smallint().notNull(),
    productTypeId: integer().notNull(),
    state: smallint().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    contractNumber: text().unique('cases_contract_number'),
    /** Loan amount, or the target amount of building savings, CZK. */
    targetAmount: money().notNull(),
    createdOn: instant().notNull(),
    lastChangedOn: instant().notNull(),
    /** Counts the changes, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
    /*
     * Two columns that repeat the main applicant's name, because no index spans tables. They are
     * written by `search/search-key.ts` and `search/czech-sort-key.ts` with the applicant.
     */
    /** Client, case and contract number as the search compares them. */
    searchKey: binaryText().notNull(),
    /** The client's name in the order of the Czech alphabet. */
    clientSortKey: binaryText().notNull(),
  },
  (table) => [
    check('cases_mandant', sql`${table.mandantId} in (1, 2)`),
    check('cases_product_type', sql`${table.productTypeId} in (1, 20000, 20001, 20004, 20010)`),
    check('cases_state', sql`${table.state} in (1, 7, 9, 10)`),
    check('cases_target_amount', sql`${table.targetAmount} > 0`),
    check('cases_change_follows_creation', sql`${table.lastChangedOn} >= ${table.createdOn}`),
    // One index an order of the list; the case id makes each of them total, so that pages are stable.
    index('cases_last_change').on(table.lastChangedOn, table.id),
    index('cases_client').on(table.clientSortKey, table.id),
    index('cases_amount').on(table.targetAmount, table.id),
    index('cases_owner').on(table.ownerId, table.lastChangedOn, table.id),
    // Without the pending list a search costs the same however many changes came before it.
    index('cases_search')
      .using('gin', table.searchKey.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
  ],
);

/** What was agreed on a loan; a case that is being modelled may not have it yet. */
export const loans = pgTable(
  'loans',
  {
    caseId: integer()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Percent per year. */
    interestRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** Months. */
    fixedRatePeriod: smallint(),
    fixedRateValidTo: date({ mode: 'string' }),
    /** Months. */
    durationMonths: smallint().notNull(),
    maturityOn: date({ mode: 'string' }),
    monthlyPayment: money().notNull(),
    paymentDay: smallint().notNull(),
    contractSignedOn: date({ mode: 'string' }),
    firstDrawingOn: date({ mode: 'string' }),
    drawingDeadline: date({ mode: 'string' }),
    drawnAmount: money().notNull().default(0),
    /** Outstanding principal, CZK. */
    principal: money().notNull().default(0),
    overdueAmount: money().notNull().default(0),
    /** Day of the last change of the terms: the principal is of it, its interest is paid till then. */
    interestPaidUntil: date({ mode: 'string' }),
    accountPrefix: text(),
    accountNumber: text(),
    repaymentAccountPrefix: text(),
    repaymentAccountNumber: text(),
    repaymentAccountBankCode: text(),
  },
  (table) => [
    check('loans_interest_rate', sql`${table.interestRate} >= 0`),
    check('loans_payment_day', sql`${table.paymentDay} between 1 and 31`),
    check('loans_duration', sql`${table.durationMonths} > 0`),
    check('loans_principal', sql`${table.principal} between 0 and ${table.drawnAmount}`),
    check('loans_overdue_amount', sql`${table.overdueAmount} >= 0`),
    // A missing prefix is a value here: the same number with and without it are two accounts.
    uniqueIndex('loans_account').on(table.accountNumber, sql`coalesce(${table.accountPrefix}, '')`),
  ],
);

/** Each purpose once a loan. */
export const loanPurposes = pgTable(
  'loan_purposes',
  {
    caseId: integer()
      .notNull()
      .references(() => loans.caseId, { onDelete: 'cascade' }),
    loanPurposeId: smallint().notNull(),
    amount: money().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.loanPurposeId] }),
    check('loan_purposes_purpose', sql`${table.loanPurposeId} in (201, 203, 204)`),
    check('loan_purposes_amount', sql`${table.amount} > 0`),
  ],
);

export const buildingSavings = pgTable(
  'building_savings',
  {
    caseId: integer()
      .primaryKey()
      .references(() => cases.id, { onDelete: 'cascade' }),
    minimumMonthlyDeposit: money().notNull(),
    extraDeposits: money().notNull().default(0),
    balance: money().notNull().default(0),
    contractSignedOn: date({ mode: 'string' }),
  },
  (table) => [
    check('building_savings_deposit', sql`${table.minimumMonthlyDeposit} > 0`),
    check('building_savings_extra', sql`${table.extraDeposits} >= 0`),
    check('building_savings_balance', sql`${table.balance} >= 0`),
  ],
);
