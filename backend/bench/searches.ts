import type { CaseSearchInput } from '@advisor/contracts/case/dashboard';

const lastChange = { field: 'lastChange', descending: true } as const;
const client = { field: 'client', descending: false } as const;
const amount = { field: 'amount', descending: true } as const;

/** What advisors look for, from the commonest to the rarest. */
export const searches: readonly { name: string; body: CaseSearchInput }[] = [
  { name: 'no words', body: { sort: lastChange } },
  { name: 'common surname, last change', body: { searchTerm: 'novák', sort: lastChange } },
  { name: 'common surname, client', body: { searchTerm: 'novák', sort: client } },
  { name: 'common surname, amount', body: { searchTerm: 'svoboda', sort: amount } },
  { name: 'surname and first name', body: { searchTerm: 'nováková jana', sort: lastChange } },
  { name: 'surname and first name, client', body: { searchTerm: 'novak jan', sort: client } },
  { name: 'part of most surnames', body: { searchTerm: 'ová', sort: lastChange } },
  { name: 'rare name', body: { searchTerm: 'žižka žigmund', sort: lastChange } },
  { name: 'nothing', body: { searchTerm: 'neexistující', sort: lastChange } },
  { name: 'case number', body: { searchTerm: '3456789', sort: lastChange } },
  { name: 'part of a number', body: { searchTerm: '4567', sort: lastChange } },
  { name: 'own cases', body: { filter: 'my-cases', sort: lastChange } },
  { name: 'own drawing, client', body: { filter: 'drawing', sort: client } },
  {
    name: 'common surname, tenth page',
    body: {
      searchTerm: 'novák',
      sort: lastChange,
      pagination: { offset: 90, pageSize: 10 },
    },
  },
];
