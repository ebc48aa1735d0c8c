import { salesArrangementType } from '@advisor/contracts/codebooks';
import { cases, loanPurposes } from '../../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../../domain/cases/schema/sales-arrangements';
import { offers } from '../../../domain/offers/schema/offers';
import type { ScenarioName } from '../../../seed/scenario';
import type { SeededCase } from '../../../seed/seeded-case';
import { requiredDocuments } from '../../../domain/checklist/required-documents';
import type { checklistItems } from '../../../domain/checklist/schema';

/** The documents had to be there before the application went on. */
const complete: ReadonlySet<ScenarioName> = new Set(['to-send', 'in-approval', 'in-signing']);

/** The checked documents of a recent application that was sent, or is about to be. */
export function requiredDocumentRows({
  scenario,
  rows,
}: SeededCase): (typeof checklistItems.$inferInsert)[] {
  const [row] = rows.of(cases);
  const [application] = rows.of(salesArrangements);
  const [offer] = rows.of(offers);
  if (row === undefined || application?.id === undefined || offer === undefined) return [];
  if (!complete.has(scenario.name)) return [];
  const salesArrangementId = application.id;
  const required = requiredDocuments({
    arrangementTypeId: salesArrangementType.loanApplication.code,
    productTypeId: row.productTypeId,
    people: rows.of(customersOnSA).map(({ id = 0, roleId, firstName, lastName }) => ({
      id,
      roleId,
      firstName,
      lastName,
    })),
    purposeIds: rows.of(loanPurposes).map(({ loanPurposeId }) => loanPurposeId),
    offerInput: offer.input,
  });
  return required.map(({ key, category, name, isMandatory }) => ({
    salesArrangementId,
    derivedKey: key,
    category,
    name,
    isMandatory,
    state: isMandatory ? ('checked' as const) : ('notNeeded' as const),
    version: 1,
    changedOn: row.lastChangedOn,
  }));
}
