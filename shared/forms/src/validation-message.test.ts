import { initI18n } from '@advisor/i18n/instance';
import i18next from 'i18next';
import { z } from 'zod';
import { message, messageOfIssue, translateMessage } from './validation-message';

beforeAll(initI18n);

const translate = i18next.t as unknown as (key: string, values: object) => string;

/** The Czech text under a field with this schema and value. */
function textOf(schema: z.ZodType, value: unknown): string | undefined {
  const { error } = schema.safeParse(value, { error: messageOfIssue });
  const [issue] = error?.issues ?? [];
  return issue && translateMessage(translate, issue.message);
}

it.each<[z.ZodType, unknown, string | undefined]>([
  [z.string(), undefined, 'Vyplňte údaj'],
  [z.number(), null, 'Vyplňte údaj'],
  [z.string().min(1), '', 'Vyplňte údaj'],
  [z.string().min(3), '', 'Vyplňte údaj'],
  [z.array(z.string()).min(1), [], 'Vyplňte údaj'],
  [z.iso.date(), '', 'Vyplňte údaj'],
  [z.iso.date(), '31.2.2026', 'Zadejte platné datum, například 21. 11. 2026'],
  [z.email(), 'jan@', 'Zadejte platnou e-mailovou adresu'],
  [z.string().min(3), 'ab', 'Zadejte alespoň 3 znaky'],
  [z.string().max(50), 'x'.repeat(51), 'Zadejte nejvýše 50 znaků'],
  [z.string().max(1), 'xy', 'Zadejte nejvýše 1 znak'],
  [z.number().min(5), 4, 'Hodnota musí být alespoň 5'],
  [z.number().max(5), 6, 'Hodnota může být nejvýše 5'],
  [z.number().max(30_000), 30_001, 'Hodnota může být nejvýše 30\u00A0000'],
  [z.number().int(), 12.5, 'Zadejte celé číslo'],
  [z.number().multipleOf(0.1), 0.25, 'Zadejte nejvýše 1 desetinné místo'],
  [z.number().multipleOf(0.01), 0.255, 'Zadejte nejvýše 2 desetinná místa'],
  [z.number().positive(), 0, 'Hodnota musí být větší než nula'],
  [z.number().nonnegative(), -1, 'Hodnota nesmí být záporná'],
  [z.string().regex(/a/), 'b', 'Hodnota nemá správný tvar'],
  [z.number(), 'text', 'Hodnota nemá správný tvar'],
  [z.string().regex(/a/, 'common:validation.email'), 'b', 'Zadejte platnou e-mailovou adresu'],
  [z.string(), 'ok', undefined],
])('%#: says what is wrong in Czech', (schema, value, expected) => {
  expect(textOf(schema, value)).toBe(expected);
});

it('inserts values and leaves the server’s texts alone', () => {
  expect(translateMessage(translate, message('common:validation.min', { min: 7 }))).toBe(
    'Hodnota musí být alespoň 7',
  );
  expect(translateMessage(translate, 'Klient: už v domácnosti je')).toBe(
    'Klient: už v domácnosti je',
  );
});
