import { customerRole, salesArrangementState } from '@advisor/contracts/codebooks';
import { czechSortKey } from '../../../platform/search/czech-sort-key';
import { caseSearchKey, searchKey } from '../../../platform/search/search-key';
import { sentinelLastName } from '../../../seed/sentinels';
import type { CaseBundle } from './case-bundle';

/** The case of a client with the sentinel's name, whose application is being prepared. */
export function sentinelBundle(bundle: CaseBundle, firstName: string): CaseBundle {
  const name = { firstName, lastName: sentinelLastName };
  const named = {
    ...name,
    firstNameKey: searchKey(firstName),
    lastNameKey: searchKey(sentinelLastName),
  };
  const { id: caseId, contractNumber } = bundle.case;
  return {
    ...bundle,
    case: {
      ...bundle.case,
      searchKey: caseSearchKey({ ...name, caseId, contractNumber }),
      clientSortKey: czechSortKey(name.lastName, name.firstName),
    },
    registered: bundle.registered.map((person, which) =>
      which === 0 ? { ...person, ...name } : person,
    ),
    arrangements: bundle.arrangements.map((arrangement) => ({
      ...arrangement,
      state: salesArrangementState.inProgress.code,
    })),
    customersOnSA: bundle.customersOnSA.map((customer) =>
      customer.roleId === customerRole.debtor.code ? { ...customer, ...named } : customer,
    ),
    formId: null,
  };
}
