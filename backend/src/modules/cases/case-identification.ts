import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { checkAccountNumber } from '@advisor/lending/identifiers/bank-account';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { cases, loans } from '../../domain/cases/schema/cases';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from '../../domain/cases/schema/sales-arrangements';
import type { RemainderTenPolicy } from '@advisor/lending/identifiers/birth-number';
import { badRequest } from '../../platform/failure';
import type { ClientRegister } from '../../neighbours/client-register/port';
import { nameCondition } from '../../domain/customers/name-condition';
import { type PersonCriteria, personCriteria } from '../../domain/customers/person-criteria';

type Criterion<K extends CaseIdentifyInput['criterion']> = Extract<
  CaseIdentifyInput,
  { criterion: K }
>;

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

/** Most clients with one birth number: the register may know somebody twice. */
const maxClients = 20;

interface IdentificationRules {
  /** `YYYY-MM-DD` */
  today: string;
  /** What the bank does with birth numbers of remainder 10 after 1985. */
  remainderTen: RemainderTenPolicy;
}

/**
 * Condition on `cases` for what the advisor has in hand.
 * @param today `YYYY-MM-DD`
 * @throws Failure 400 that names the field which cannot be right
 */
export async function identificationCondition(
  db: Database,
  register: ClientRegister,
  input: CaseIdentifyInput,
  { today, remainderTen }: IdentificationRules,
): Promise<SQL> {
  switch (input.criterion) {
    case 'caseId':
      return eq(cases.id, input.caseId);
    case 'document':
      return byDocument(db, input);
    case 'loanAccount':
      return byLoanAccount(db, input);
    case 'contractNumber':
      return byNumber(db, input);
    case 'client':
      return byClient(db, register, personCriteria(input, today, remainderTen));
  }
}

function byDocument(db: Database, { formId }: Criterion<'document'>): SQL {
  return inArray(
    cases.id,
    db
      .select({ caseId: salesArrangements.caseId })
      .from(documentsOnSA)
      .innerJoin(salesArrangements, eq(salesArrangements.id, documentsOnSA.salesArrangementId))
      .where(eq(documentsOnSA.formId, compact(formId))),
  );
}

/** A number that is right by itself leaves the prefix as what is wrong. */
const isPrefixWrong = ({ number }: Criterion<'loanAccount'>) =>
  checkAccountNumber({ number }).valid;

const wrongAccount = (field: string) => badRequest('Číslo účtu není platné.', { field });

function byLoanAccount(db: Database, account: Criterion<'loanAccount'>): SQL {
  const checked = checkAccountNumber(account);
  if (!checked.valid) throw wrongAccount(isPrefixWrong(account) ? 'prefix' : 'number');
  const { prefix = '', number } = checked.value;
  return inArray(
    cases.id,
    db
      .select({ caseId: loans.caseId })
      .from(loans)
      .where(
        and(eq(loans.accountNumber, number), eq(sql`coalesce(${loans.accountPrefix}, '')`, prefix)),
      ),
  );
}

function byNumber(db: Database, { contractNumber }: Criterion<'contractNumber'>): SQL {
  const number = compact(contractNumber);
  return inArray(
    cases.id,
    union(
      db.select({ id: cases.id }).from(cases).where(eq(cases.contractNumber, number)),
      db
        .select({ id: salesArrangements.caseId })
        .from(salesArrangements)
        .where(eq(salesArrangements.applicationNumber, number)),
    ),
  );
}

/** Everybody on the case counts, not only the main applicant. */
async function byClient(
  db: Database,
  register: ClientRegister,
  { firstName, lastName, dateOfBirth, birthNumber }: PersonCriteria,
): Promise<SQL> {
  const known =
    birthNumber === undefined ? undefined : await register.search({ birthNumber }, maxClients);
  const conditions = [
    lastName === undefined
      ? undefined
      : nameCondition(customersOnSA.lastNameKey, lastName, 'lastName'),
    firstName === undefined
      ? undefined
      : nameCondition(customersOnSA.firstNameKey, firstName, 'firstName'),
    dateOfBirth === undefined ? undefined : eq(customersOnSA.dateOfBirth, dateOfBirth),
    known === undefined
      ? undefined
      : inArray(
          customersOnSA.customerId,
          known.clients.map(({ id }) => id),
        ),
  ];
  return inArray(
    cases.id,
    db
      .select({ caseId: salesArrangements.caseId })
      .from(customersOnSA)
      .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
      .where(and(...conditions)),
  );
}
