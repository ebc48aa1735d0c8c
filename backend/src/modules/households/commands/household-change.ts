import { sentLock } from '../../../domain/flow/locks';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';

/** An application whose people a user changes. */
export interface HouseholdChange {
  db: Database;
  salesArrangementId: number;
  userId: number;
  now: Date;
  sealer: Sealer;
}

/** As `changeCase` takes it: nothing of an application's people changes once it was sent. */
export const ofHouseholds = (change: HouseholdChange) => ({
  ...change,
  lock: (state: Parameters<typeof sentLock>[0]) => {
    const lock = sentLock(state);
    return lock === undefined ? undefined : `${lock} Domácnosti nelze měnit.`;
  },
});
