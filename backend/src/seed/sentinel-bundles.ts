import { salesArrangementState } from '@advisor/contracts/codebooks';
import { czechSortKey } from '../search/czech-sort-key';
import { caseSearchKey, searchKey } from '../search/search-key';
import { sentinelLastName, sentinels } from '../sentinels/sentinels';
import { type CaseBundle, type CaseContext, caseAt, maxCases } from './case-bundle';

/**
 * Ordinary cases behind the sentinels, so that they are found like any other; only the calls on them
 * fail. They take the places after the last ordinary case.
 */
export function sentinelBundles(context: CaseContext): CaseBundle[] {
  return sentinels.map(({ caseId, firstName }, place) => {
    const bundle = caseAt(maxCases + 20 * place, context);
    const name = { firstName, lastName: sentinelLastName };
    const named = {
      ...name,
      firstNameKey: searchKey(firstName),
      lastNameKey: searchKey(sentinelLastName),
    };
    const move = <T extends { caseId: number }>(row: T): T => ({ ...row, caseId });
    return {
      ...bundle,
      case: {
        ...bundle.case,
        id: caseId,
        searchKey: caseSearchKey({ ...name, caseId, contractNumber: bundle.case.contractNumber }),
        clientSortKey: czechSortKey(name.lastName, name.firstName),
      },
      registered: bundle.registered.map((person, which) =>
        which === 0 ? { ...person, ...name } : person,
      ),
      arrangements: bundle.arrangements.map((arrangement) => ({
        ...move(arrangement),
        state: salesArrangementState.inProgress.code,
      })),
      customersOnSA: bundle.customersOnSA.map((customer) =>
        customer.roleId === 1 ? { ...customer, ...named } : customer,
      ),
      loan: bundle.loan === null ? null : move(bundle.loan),
      purposes: bundle.purposes.map(move),
      savings: bundle.savings === null ? null : move(bundle.savings),
      events: bundle.events.map(move),
      tasks: bundle.tasks.map(move),
      formId: null,
      offer: bundle.offer === null ? null : { ...bundle.offer, caseId },
    };
  });
}
