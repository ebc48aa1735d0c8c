import { and, eq } from 'drizzle-orm';
import { isDebtor } from '../../domain/cases/loan-application';
import { customersOnSA } from '../../domain/cases/schema/sales-arrangements';
import type { Area } from '../area';
import { outdatedChanges } from './outdated';
import { registerHouseholds } from './routes';
import { householdSettings } from './settings';

export const area: Area = {
  register: registerHouseholds,
  settings: householdSettings,
  outdated: outdatedChanges,
  menu: async ({ db, application }) => {
    const count = await db.$count(
      customersOnSA,
      eq(customersOnSA.salesArrangementId, application.id),
    );
    return [{ section: 'applicants', isActive: true, count }];
  },
  banners: async ({ db, application }) => {
    const [debtor] = await db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .where(and(eq(customersOnSA.salesArrangementId, application.id), isDebtor));
    if (debtor?.customerId !== null) return [];
    return [
      {
        id: 'not-identified',
        severity: 'warning',
        title: 'Hlavní žadatel není identifikován.',
        description: 'Před podpisem smlouvy klienta identifikujte v registru klientů.',
      },
    ];
  },
};
