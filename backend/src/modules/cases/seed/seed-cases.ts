import { tasks, timelineEvents } from '../../../domain/cases/schema/case-history';
import { buildingSavings, cases, loanPurposes, loans } from '../../../domain/cases/schema/cases';
import {
  customersOnSA,
  documentsOnSA,
  households,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import { customerAddresses, customers } from '../../../neighbours/client-register/schema';
import type { BirthNumberVault } from '../../../platform/personal-data/birth-number-vault';
import { testerId } from '../../../platform/session/demo-users';
import type { CaseRows } from '../../../seed/case-rows';
import type { ModuleSeed } from '../../../seed/module-seed';
import { householdTestCaseId, type SeededCase } from '../../../seed/seeded-case';
import { type CaseBundle, caseBundle } from './case-bundle';
import { contradictions } from './contradictions';
import { addressRows, customerRow } from './customer-rows';
import { seedOwners } from './owners';
import { householdBundle } from './household-bundle';
import { sentinelBundle } from './sentinel-bundle';

/** Cases with their clients, arrangements, households, history and tasks, and who owns them. */
export const seedCases: ModuleSeed = {
  start: async ({ db, total, today, birthNumbers }) => {
    const context = { today, ownerOf: await seedOwners(db, total) };
    const testContext = { today, ownerOf: () => testerId };
    return {
      tables: [
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
      ],
      addRows(seeded) {
        const made = caseBundle(seeded, seeded.isTest ? testContext : context);
        addCase(seeded.rows, bundleOf(made, seeded), birthNumbers);
      },
    };
  },
  contradictions,
};

function bundleOf(made: CaseBundle, { caseId, index, sentinel }: SeededCase): CaseBundle {
  if (caseId === householdTestCaseId) return householdBundle(made, index);
  return sentinel === undefined ? made : sentinelBundle(made, sentinel.firstName);
}

/** Rows of the case itself; those of modules that build on it follow. */
export function addCase(
  rows: CaseRows,
  bundle: CaseBundle,
  birthNumbers: Pick<BirthNumberVault, 'seal' | 'index'>,
): void {
  rows.add(customers, ...bundle.registered.map((person) => customerRow(person, birthNumbers)));
  rows.add(customerAddresses, ...bundle.registered.flatMap(addressRows));
  rows.add(cases, bundle.case);
  if (bundle.loan !== null) rows.add(loans, bundle.loan);
  rows.add(loanPurposes, ...bundle.purposes);
  if (bundle.savings !== null) rows.add(buildingSavings, bundle.savings);
  rows.add(salesArrangements, ...bundle.arrangements);
  rows.add(households, ...bundle.households);
  rows.add(customersOnSA, ...bundle.customersOnSA);
  const [application] = bundle.arrangements;
  if (bundle.formId !== null && application !== undefined) {
    const { id, createdOn } = application;
    rows.add(documentsOnSA, { salesArrangementId: id, formId: bundle.formId, createdOn });
  }
  rows.add(timelineEvents, ...bundle.events);
  rows.add(tasks, ...bundle.tasks);
}
