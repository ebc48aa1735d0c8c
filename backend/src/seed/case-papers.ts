import { salesArrangementType } from '@advisor/contracts/codebooks';
import type { cases } from '../db/schema/cases';
import type { checklistItems } from '../db/schema/loan-hub';
import type { customersOnSA } from '../db/schema/sales-arrangements';
import { requiredPapers } from '../modules/loan-hub/checklist/required-papers';
import type { OfferRow } from './case-offer';
import type { PurposeRow } from './loan-terms';
import type { ScenarioName } from './scenario';

export type PaperRow = typeof checklistItems.$inferInsert;

/** The papers had to be there before the application went on. */
const complete: ReadonlySet<ScenarioName> = new Set(['to-send', 'in-approval', 'in-signing']);

interface Application {
  case: typeof cases.$inferInsert;
  arrangements: readonly { id: number }[];
  customersOnSA: readonly (typeof customersOnSA.$inferInsert)[];
  purposes: readonly PurposeRow[];
  offer: OfferRow | null;
}

/** The checked papers of a recent application that was sent, or is about to be. */
export function papersOfCase(bundle: Application, scenario: ScenarioName): PaperRow[] {
  const [application] = bundle.arrangements;
  const { productTypeId, lastChangedOn } = bundle.case;
  if (application === undefined || bundle.offer === null || !complete.has(scenario)) return [];
  const papers = requiredPapers({
    arrangementTypeId: salesArrangementType.loanApplication.code,
    productTypeId,
    people: bundle.customersOnSA.map(({ id = 0, roleId, firstName, lastName }) => ({
      id,
      roleId,
      firstName,
      lastName,
    })),
    purposeIds: bundle.purposes.map(({ loanPurposeId }) => loanPurposeId),
    offerInput: bundle.offer.input,
  });
  return papers.map(({ key, category, name, isMandatory }) => ({
    salesArrangementId: application.id,
    derivedKey: key,
    category,
    name,
    isMandatory,
    state: isMandatory ? ('checked' as const) : ('notNeeded' as const),
    version: 1,
    changedOn: lastChangedOn,
  }));
}
