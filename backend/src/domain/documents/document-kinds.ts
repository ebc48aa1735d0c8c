import type { Backend } from '../../platform/backend';
import type { DocumentKind } from './document-kind';

/** Those that an arrangement of the type can be signed with, by the product of its case. */
export const kindsFor = (
  kinds: readonly DocumentKind[],
  arrangementTypeId: number,
  productTypeId: number,
): DocumentKind[] =>
  kinds.filter(
    (kind) =>
      kind.arrangementTypeId === arrangementTypeId &&
      (kind.productTypeIds?.includes(productTypeId) ?? true),
  );

/** Documents of all areas that an arrangement of the type can be signed with. */
export const documentKinds = (
  { areas }: Pick<Backend, 'areas'>,
  arrangementTypeId: number,
  productTypeId: number,
): DocumentKind[] =>
  kindsFor(
    areas.flatMap(({ documents }) => documents ?? []),
    arrangementTypeId,
    productTypeId,
  );
