import type { DocumentKind } from '@advisor/contracts/signing/endpoints';
import { choiceOf, kindsOfWay } from './document-choice';

const kind = (
  documentTypeCode: string,
  signatureTypeIds: DocumentKind['signatureTypeIds'],
): DocumentKind => ({ documentTypeCode, name: documentTypeCode, signatureTypeIds });

const kinds = [kind('A', [1, 2, 3]), kind('B', [3]), kind('C', [1])];

it.each([
  [
    false,
    [
      ['A', [1, 2]],
      ['C', [1]],
    ],
  ],
  [
    true,
    [
      ['A', [3]],
      ['B', [3]],
    ],
  ],
])('digital %p: offers %j', (isDigital, offered) => {
  expect(
    kindsOfWay(kinds, isDigital).map(({ documentTypeCode, signatureTypeIds }) => [
      documentTypeCode,
      signatureTypeIds,
    ]),
  ).toEqual(offered);
});

it.each([
  [[1, 2], 2],
  [[2, 1], 2],
  [[1], 1],
  [[3], 3],
] as const)('of the signatures %j, %d is chosen first', (types, chosen) => {
  expect(choiceOf(kind('A', [...types])).signatureTypeId).toBe(chosen);
});
