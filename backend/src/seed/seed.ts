import { addressType, defaultCountry } from '@advisor/contracts/codebooks/customer';
import { sql } from 'drizzle-orm';
import { bankDay } from '../calendar';
import type { Database } from '../db/database';
import { tasks, timelineEvents } from '../db/schema/case-history';
import { buildingSavings, cases, loanPurposes, loans } from '../db/schema/cases';
import { customerAddresses, customers } from '../db/schema/customers';
import { checklistItems } from '../db/schema/loan-hub';
import { offers } from '../db/schema/offers';
import { rateVersions } from '../db/schema/rate-versions';
import {
  customersOnSA,
  documentsOnSA,
  households,
  salesArrangements,
} from '../db/schema/sales-arrangements';
import type { BirthNumberVault } from '../personal-data/birth-number-vault';
import { searchKey } from '../search/search-key';
import { seedSigning } from '../modules/signing/seed/seed-signing';
import { seedBanners, seedNotifications } from './announcements';
import { seedAskedTasks } from './asked-tasks';
import { type CaseBundle, type CaseContext, caseAt, maxCases } from './case-bundle';
import { continueIds } from './continue-ids';
import { withoutIndexes } from './deferred-indexes';
import { seedGeneralDocuments } from './general-documents/seed-general-documents';
import { seedOwners } from './owners';
import type { Address, Person } from './person';
import { rateTables, seedRates } from './rate-tables';
import { sentinelBundles } from './sentinel-bundles';
import { tableWriter } from './table-writer';

export interface SeedOptions {
  /** Ordinary cases, 1 to 1,000,000; the sentinels come on top. */
  cases: number;
  /** The data end the day before. */
  now: Date;
  birthNumbers: BirthNumberVault;
  /** Called now and then with the cases written, and once when the indexes are being built. */
  onProgress?(progress: { phase: 'cases' | 'indexes'; done: number; total: number }): void;
}

/** In the order in which they refer to one another. */
const tables = [
  customers,
  customerAddresses,
  cases,
  loans,
  loanPurposes,
  buildingSavings,
  salesArrangements,
  households,
  customersOnSA,
  documentsOnSA,
  timelineEvents,
  tasks,
  offers,
  checklistItems,
] as const;

/** Above this many cases, indexes are built after the rows. */
const manyCases = 20_000;
const progressStep = 1_000;

/**
 * Fills an empty database that has the demo users, all or nothing. The same options give the same
 * data, but for the ciphertext of birth numbers.
 *
 * @throws RangeError on a number of cases that the identifiers have no room for
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  if (!Number.isInteger(options.cases) || options.cases < 1 || options.cases > maxCases) {
    throw new RangeError(`the number of cases must be from 1 to ${maxCases}`);
  }
  const { now, cases: total, onProgress } = options;
  const today = bankDay(now);
  await db.transaction(async (tx) => {
    const ownerOf = await seedOwners(tx, total);
    const versions = rateTables(today);
    await seedRates(tx, versions);
    const fill = () => writeCases(tx, options, { today, ownerOf, versions });
    if (total < manyCases) await fill();
    else {
      await withoutIndexes(tx, tables, fill, () =>
        onProgress?.({ phase: 'indexes', done: total, total }),
      );
    }
    await seedAskedTasks(tx);
    await seedBanners(tx, new Date(today));
    await seedNotifications(tx, new Date(today));
    await seedGeneralDocuments(tx, today);
    await seedSigning(tx, new Date(today));
    for (const table of [...tables, rateVersions]) await continueIds(tx, table);
  });
  // The planner knows nothing of new rows before.
  await db.execute(sql`analyze`);
}

async function writeCases(
  db: Database,
  { cases: total, birthNumbers, onProgress }: SeedOptions,
  context: CaseContext,
): Promise<void> {
  const write = bundleWriter(db, birthNumbers);
  for (let index = 0; index < total; index += 1) {
    await write.add(caseAt(index, context));
    if (index % progressStep === 0) onProgress?.({ phase: 'cases', done: index, total });
  }
  for (const bundle of sentinelBundles(context)) await write.add(bundle);
  await write.flush();
}

function bundleWriter(db: Database, birthNumbers: BirthNumberVault) {
  const to = {
    customers: tableWriter(db, customers),
    addresses: tableWriter(db, customerAddresses),
    cases: tableWriter(db, cases),
    loans: tableWriter(db, loans),
    purposes: tableWriter(db, loanPurposes),
    savings: tableWriter(db, buildingSavings),
    arrangements: tableWriter(db, salesArrangements),
    households: tableWriter(db, households),
    customersOnSA: tableWriter(db, customersOnSA),
    documents: tableWriter(db, documentsOnSA),
    events: tableWriter(db, timelineEvents),
    tasks: tableWriter(db, tasks),
    offers: tableWriter(db, offers),
    papers: tableWriter(db, checklistItems),
  };
  // Written in order and together, so that what is referred to is there.
  const flush = async () => {
    for (const writer of Object.values(to)) await writer.flush();
  };
  let pending = 0;
  const add = async (bundle: CaseBundle) => {
    to.customers.add(...bundle.registered.map((person) => customerRow(person, birthNumbers)));
    to.addresses.add(...bundle.registered.flatMap(addressRows));
    to.cases.add(bundle.case);
    if (bundle.loan !== null) to.loans.add(bundle.loan);
    to.purposes.add(...bundle.purposes);
    if (bundle.savings !== null) to.savings.add(bundle.savings);
    to.arrangements.add(...bundle.arrangements);
    to.households.add(...bundle.households);
    to.customersOnSA.add(...bundle.customersOnSA);
    const [application] = bundle.arrangements;
    if (bundle.formId !== null && application !== undefined) {
      const { id, createdOn } = application;
      to.documents.add({ salesArrangementId: id, formId: bundle.formId, createdOn });
    }
    to.events.add(...bundle.events);
    to.tasks.add(...bundle.tasks);
    if (bundle.offer !== null) to.offers.add(bundle.offer);
    to.papers.add(...bundle.papers);
    pending += 1;
    if (pending >= bundlesTogether) {
      pending = 0;
      await flush();
    }
  };
  return { add, flush };
}

/** Cases written by one round of statements. */
const bundlesTogether = 2_000;

function customerRow(
  person: Person,
  birthNumbers: BirthNumberVault,
): typeof customers.$inferInsert {
  const { id, firstName, lastName, degreeBefore, degreeAfter, dateOfBirth, birthNumber } = person;
  return {
    id,
    firstName,
    lastName,
    degreeBefore,
    degreeAfter,
    dateOfBirth,
    firstNameKey: searchKey(firstName),
    lastNameKey: searchKey(lastName),
    gender: person.isMale ? 1 : 2,
    birthNumberSealed: birthNumber === null ? null : birthNumbers.seal(birthNumber),
    birthNumberIndex: birthNumber === null ? null : birthNumbers.index(birthNumber),
    phoneNumber: person.phoneNumber,
    emailAddress: person.emailAddress,
  };
}

function addressRows({ id, permanentAddress, contactAddress }: Person) {
  const row = (addressTypeId: number, address: Address) => ({
    customerId: id,
    addressTypeId,
    ...address,
    countryId: defaultCountry.czechia.code,
  });
  return contactAddress === null
    ? [row(addressType.permanent.code, permanentAddress)]
    : [
        row(addressType.permanent.code, permanentAddress),
        row(addressType.contact.code, contactAddress),
      ];
}
