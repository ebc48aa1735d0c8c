import type { GeneralDocument } from '@advisor/contracts/documents/endpoints';
import { formatFileSize, groupDocuments } from './document-list';

const document = (documentId: number, name: string, category: string): GeneralDocument => ({
  documentId,
  name,
  category,
  format: 'pdf',
  size: 1,
  updatedOn: '2026-01-01',
});

const documents = [
  document(1, 'Žádost o úvěr', 'Žádosti'),
  document(2, 'Ceník', 'Ceníky'),
  document(3, 'Čestné prohlášení', 'Žádosti'),
  document(4, 'Chataři', 'Žádosti'),
];

const idsOf = (query: string) =>
  groupDocuments(documents, query).map(([category, group]) => [
    category,
    group.map(({ documentId }) => documentId),
  ]);

it.each([
  [
    '',
    [
      ['Ceníky', [2]],
      ['Žádosti', [3, 4, 1]],
    ],
  ],
  ['zadost', [['Žádosti', [3, 4, 1]]]],
  ['uver ŽÁDOSTI', [['Žádosti', [1]]]],
  ['hypotéka', []],
])('%p finds %j', (query, found) => {
  expect(idsOf(query)).toEqual(found);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [48_400, '48 kB'],
  [999_499, '999 kB'],
  [999_500, '1,0 MB'],
  [20_000_000, '20,0 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00A0'));
});
