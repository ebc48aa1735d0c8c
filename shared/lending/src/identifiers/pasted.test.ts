import { parseBankAccount } from './bank-account';
import { parseBirthNumber } from './birth-number';
import { parseIban } from './iban';
import { parsePhone } from './mobile-phone';

/** As Word, a PDF or a web page gives them. */
const marked = (text: string) =>
  `\u200E${text.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')}\u200B`;

const identifiers: [name: string, parse: (text: string) => unknown, text: string][] = [
  ['an account', parseBankAccount, '19-2000145399 / 0800'],
  ['an IBAN', parseIban, 'CZ65 0800 0000 1920 0014 5399'],
  ['a birth number', (text) => parseBirthNumber(text, '2026-11-28'), '736028 / 5163'],
  ['a phone', parsePhone, '+420 601-123-456'],
];

it.each(identifiers)('%s is read as pasted', (_name, parse, text) => {
  expect(parse(marked(text))).toEqual(parse(text));
  expect(JSON.stringify(parse(text))).not.toMatch(/format|undefined/);
});
