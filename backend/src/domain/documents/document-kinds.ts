import type { Backend } from '../../platform/backend';
import type { DocumentKind } from './document-kind';

/** Documents that an arrangement of the type can be signed with, by the product of its case. */
export const documentKinds = (
  { areas }: Pick<Backend, 'areas'>,
  arrangementTypeId: number,
  productTypeId: number,
): DocumentKind[] =>
  areas
    .flatMap(({ documents }) => documents ?? [])
    .filter(
      (kind) =>
        kind.arrangementTypeId === arrangementTypeId &&
        (kind.productTypeIds?.includes(productTypeId) ?? true),
    );
