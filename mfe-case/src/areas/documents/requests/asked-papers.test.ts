import { askedPaper, type Paper, paperOptions } from './asked-papers';

const paper = (checklistItemId: number, name: string, state: Paper['state'] = 'required') => ({
  checklistItemId,
  name,
  state,
  category: 'Příjmy',
  isMandatory: true,
  isCustom: false,
  version: 0,
});
const papers = [paper(1, 'Průkaz'), paper(2, 'Výpis'), paper(3, 'Potvrzení', 'delivered')];

it('offers first what was asked for', () => {
  expect(paperOptions(papers, ['Potvrzení', 'Plná moc']).map(({ label }) => label)).toEqual([
    'Potvrzení',
    'Průkaz',
    'Výpis',
  ]);
});

it.each([
  ['the one that was asked for', ['Výpis'], 2],
  ['the one that has not come', ['Výpis', 'Potvrzení'], 2],
  ['none of two', ['Výpis', 'Průkaz'], undefined],
  ['none when it has come', ['Potvrzení'], undefined],
  ['none when nothing is of the checklist', ['Plná moc'], undefined],
])('takes a file for %s', (_what, asked, id) => {
  expect(askedPaper(papers, asked)).toBe(id);
});
