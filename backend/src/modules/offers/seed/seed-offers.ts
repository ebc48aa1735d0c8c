import { customerRole } from '@advisor/contracts/codebooks';
import { modelationSaved } from '../../../domain/cases/event-titles';
import { timelineEvents } from '../../../domain/cases/schema/case-history';
import { buildingSavings, cases, loanPurposes, loans } from '../../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { loanKinds } from '../../../domain/documents/loan/kinds';
import { savingsKinds } from '../../../domain/documents/savings/kinds';
import type { RateVersion } from '../../../domain/offers/rate-version';
import { offers } from '../../../domain/offers/schema/offers';
import type { ModuleSeed } from '../../../seed/module-seed';
import type { SeededCase } from '../../../seed/seeded-case';
import { caseOffer } from './case-offer';
import { contradictions } from './contradictions';
import { ensureRates, rateTables } from './rate-tables';

/** Rates of half a year, and the modelations that recent cases are made from. */
export const seedOffers: ModuleSeed = {
  ensure: ensureRates,
  start: ({ today }) => {
    const versions = rateTables(today);
    return { tables: [offers], addRows: (seeded) => addOffer(seeded, versions) };
  },
  documents: [...loanKinds, ...savingsKinds],
  contradictions,
};

const isDebtor = ({ roleId }: { roleId: number }) => roleId === customerRole.debtor.code;

/** A recent case is made from a modelation; older cases and some products have none. */
export function addOffer(
  { index, caseId, scenario, isTest, rows }: SeededCase,
  versions: readonly RateVersion[],
): void {
  const [row] = rows.of(cases);
  const application = rows.of(salesArrangements)[0]?.id;
  const saved = rows.of(timelineEvents).find(({ title }) => title === modelationSaved);
  const dateOfBirth = rows.of(customersOnSA).find(isDebtor)?.dateOfBirth;
  if (!row || application === undefined || !saved || !dateOfBirth) return;
  const made = caseOffer({
    index,
    isTest,
    scenario: scenario.name,
    caseId,
    salesArrangementId: application,
    ownerId: row.ownerId,
    productTypeId: row.productTypeId,
    amount: row.targetAmount,
    loan: rows.of(loans)[0],
    purposes: rows.of(loanPurposes),
    savings: rows.of(buildingSavings)[0],
    dateOfBirth,
    createdOn: saved.happenedOn,
    versions,
  });
  if (made === null) return;
  rows.add(offers, made.offer);
  rows.change(loans, () => made.agreed);
  rows.change(salesArrangements, ({ id }) =>
    id === application ? { offerId: made.offer.id } : {},
  );
}
