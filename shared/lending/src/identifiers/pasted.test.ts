import { parseBankAccount } from './bank-account';
import { parseBirthNumber } from './birth-number';
import { parseIban } from './iban';
import { parsePhone } from './mobile-phone';

/** As Word, a PDF or a web page gives them. */
const marked = (text: string) =>
  `\u200E${text.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0')}\u200B`;

it.each([
  ['an account', parseBankAccount, '19-2000145399 / 0800'],
  ['an IBAN', parseIban, 'CZ65 0800 0000 1920 0014 5399'],
  ['a birth number', parseBirthNumber, '736028 / 5163'],
  ['a phone', parsePhone, '+420 601-123-456'],
])('%s is read as pasted', (_name, parse: (text: string) => unknown, text) => {
  expect(parse(marked(text))).toEqual(parse(text));
  expect(JSON.stringify(parse(text))).not.toMatch(/format|undefined/);
});
