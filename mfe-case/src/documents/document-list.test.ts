import { findDocuments, isPicture, kindsOf, previewOf } from './document-list';
import { caseDocument } from './testing/case-document';

const documents = [
  caseDocument({
    documentId: 3,
    fileName: 'Výpis říjen.pdf',
    documentTypeCode: 'accountStatement',
  }),
  caseDocument({ documentId: 2, fileName: 'op.jpg', documentTypeCode: 'identity' }),
  caseDocument({
    documentId: 1,
    fileName: 'sken.pdf',
    documentTypeCode: 'income',
    description: 'Potvrzení zaměstnavatele',
    authorName: 'Petr Dvořák',
  }),
];

it.each([
  ['', undefined, [3, 2, 1]],
  ['vypis', undefined, [3]],
  ['RIJEN výpis', undefined, [3]],
  ['totožnosti', undefined, [2]],
  ['dvorak potvrzeni', undefined, [1]],
  ['', 'identity', [2]],
  ['sken', 'identity', []],
] as const)('%p of kind %p finds %j', (query, kind, found) => {
  expect(findDocuments(documents, { query, kind }).map(({ documentId }) => documentId)).toEqual(
    found,
  );
});

it('offers the kinds that are there, in the order of their names', () => {
  expect(kindsOf([...documents, ...documents])).toEqual(['income', 'identity', 'accountStatement']);
});

it.each([
  ['a.PDF', 'pdf'],
  ['a.jpeg', 'picture'],
  ['a.png', 'picture'],
  ['a.tiff', undefined],
  ['a.docx', undefined],
])('shows %s as %s', (name, kind) => {
  expect(previewOf(name)).toBe(kind);
});

it.each([
  ['a.JPG', true],
  ['a.png', true],
  ['a.tif', true],
  ['a.pdf', false],
  ['jpg.docx', false],
])('knows of %s whether it is a picture: %p', (name, is) => {
  expect(isPicture(name)).toBe(is);
});
