import { findMatches, foldText } from './find-matches';

const marked = (text: string, query: string) =>
  findMatches(text, query)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Dvořák Řehoř', 'dvorak', '[Dvořák] Řehoř'],
  ['Dvořák Řehoř', 'ŘEH dvo', '[Dvo]řák [Řeh]oř'],
  ['Anna Hanna', 'anna', '[Anna] H[anna]'],
  ['aaaa', 'aa', '[aaaa]'],
  ['Novák', '', 'Novák'],
  ['Novák', '   ', 'Novák'],
  ['Novák', 'x', 'Novák'],
  ['', 'x', ''],
  // No character takes more than its own place when folded.
  ['Straße İzmir Dvořák', 'dvor', 'Straße İzmir [Dvoř]ák'],
])('marks in %s what %s finds', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

const foldedAlone = (char: string) =>
  char.normalize('NFD').charAt(0).toLowerCase().charAt(0) || char;

it('folds each character of the plane alone, in its place', () => {
  const all = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  expect(foldText(all.join('')) === all.map(foldedAlone).join('')).toBe(true);
});
