import { createBirthNumberVault } from '../platform/personal-data/birth-number-vault';
import { createPartSealer } from '../platform/personal-data/part-sealer';
import { createSealer } from '../platform/personal-data/sealer';
import { seed } from '../seed/seed';
import { seeds } from '../seeds';
import { ensureDemoUsers } from '../platform/session/demo-users';
import { testDataKey, testNow } from './test-values';
import type { TestContents } from './test-database';

export const seededCaseCount = 400;

/** The demo users and the cases of the demonstration, as a first start makes them. */
export const seededCases: TestContents = {
  name: `cases-${seededCaseCount}`,
  async fill(db) {
    await ensureDemoUsers(db);
    await seed(db, seeds, {
      cases: seededCaseCount,
      now: testNow,
      birthNumbers: createBirthNumberVault(testDataKey),
      clientSealer: createSealer(testDataKey, 'client'),
      fileSealer: createPartSealer(testDataKey, 'files'),
    });
  },
};
