import { czechDuration, czechDurationGenitive } from './duration';

const nbsp = (text: string) => text.replaceAll('_', '\u00A0');

test.each([
  [0, '0_měsíců', '0_měsíců'],
  [1, '1_měsíc', '1_měsíce'],
  [3, '3_měsíce', '3_měsíců'],
  [12, '1_rok', '1_roku'],
  [24, '2_roky', '2_let'],
  [30, '2_roky a_6_měsíců', '2_let a_6_měsíců'],
  [61, '5_let a_1_měsíc', '5_let a_1_měsíce'],
  [360, '30_let', '30_let'],
])('%d months: %s, in the genitive %s', (months, nominative, genitive) => {
  expect(czechDuration(months)).toBe(nbsp(nominative));
  expect(czechDurationGenitive(months)).toBe(nbsp(genitive));
});
