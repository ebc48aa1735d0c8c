import type { GeneralDocument } from '@advisor/contracts/documents/endpoints';
import { groupDocuments } from './document-list';

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
