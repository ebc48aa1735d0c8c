import type { DocumentKind } from './document-kind';
import { loanKinds } from './loan/kinds';
import { refinancingKinds } from './refinancing/kinds';
import { savingsKinds } from './savings/kinds';
import { serviceKinds } from './service/kinds';

/** Each area lists its own. */
const kinds: readonly DocumentKind[] = [
  ...loanKinds,
  ...savingsKinds,
  ...serviceKinds,
  ...refinancingKinds,
];

/** Documents that an arrangement of the type can be signed with, by the product of its case. */
export const documentKinds = (
  arrangementTypeId: number,
  productTypeId: number,
): readonly DocumentKind[] =>
  kinds.filter(
    (kind) =>
      kind.arrangementTypeId === arrangementTypeId &&
      (kind.productTypeIds?.includes(productTypeId) ?? true),
  );
