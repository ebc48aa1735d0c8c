import { highlightRanges } from './highlight';

it.each<[text: string, term: string, parts: string[]]>([
  ['Jiří Černý', 'cern', ['Čern']],
  ['Jiří Černý', 'ČERNÝ jiri', ['Jiří', 'Černý']],
  ['Anna Nováková', 'nova', ['Nová']],
  ['Anna Nováková', 'an nna', ['Anna']],
  ['Nana Banánová', 'an', ['an', 'anán']],
  ['1000123', '0012', ['0012']],
  ['C\u030Cerny\u0301', 'černý', ['C\u030Cerny\u0301']],
  ['Jiří Černý', '  ', []],
  ['Jiří Černý', 'novák', []],
  ['Jiří (st.)', '(st.', ['(st.']],
])('in %p marks %p as %p', (text, term, parts) => {
  expect(highlightRanges(text, term).map(([start, end]) => text.slice(start, end))).toEqual(parts);
});
