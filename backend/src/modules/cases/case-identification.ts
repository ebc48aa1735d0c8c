import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { checkAccountNumber } from '@advisor/lending/bank-account';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database';
import { cases, loans } from '../../domain/cases/schema/cases';
import { customers } from '../../domain/customers/schema';
import {
  customersOnSA,
  documentsOnSA,
  salesArrangements,
} from '../../domain/cases/schema/sales-arrangements';
import { badRequest } from '../../platform/failure';
import type { BirthNumberVault } from '../../platform/personal-data/birth-number-vault';
import { nameCondition } from '../../domain/customers/name-condition';
import { type PersonCriteria, personCriteria } from '../../domain/customers/person-criteria';

type Criterion<K extends CaseIdentifyInput['criterion']> = Extract<
  CaseIdentifyInput,
  { criterion: K }
>;

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

/**
 * Condition on `cases` for what the advisor has in hand.
 * @param today `YYYY-MM-DD`
 * @throws Failure 400 that names the field which cannot be right
 */
export function identificationCondition(
  db: Database,
  vault: BirthNumberVault,
  input: CaseIdentifyInput,
  today: string,
): SQL {
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
      return byClient(db, vault, personCriteria(input, today));
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
function byClient(db: Database, vault: BirthNumberVault, person: PersonCriteria): SQL {
  const { firstName, lastName, dateOfBirth, birthNumber } = person;
  const conditions = [
    lastName === undefined
      ? undefined
      : nameCondition(customersOnSA.lastNameKey, lastName, 'lastName'),
    firstName === undefined
      ? undefined
      : nameCondition(customersOnSA.firstNameKey, firstName, 'firstName'),
    dateOfBirth === undefined ? undefined : eq(customersOnSA.dateOfBirth, dateOfBirth),
    birthNumber === undefined
      ? undefined
      : inArray(
          customersOnSA.customerId,
          db
            .select({ id: customers.id })
            .from(customers)
            .where(eq(customers.birthNumberIndex, vault.index(birthNumber))),
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
