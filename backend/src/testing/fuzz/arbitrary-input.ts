import * as fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What nobody expects, wherever it stands. */
const hostile = fc.constantFrom<unknown[]>(
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  "'; --",
  '%00%',
  '__proto__',
  'x'.repeat(5_000),
  '9'.repeat(400),
  -1,
  0,
  0.1,
  2 ** 31,
  2 ** 53,
  1e308,
  '2026-02-30',
  '9999-12-31',
  true,
  [],
  {},
  [[[[[[]]]]]],
);

/** Deeper parts of schemas that contain themselves are left out. */
const maxDepth = 6;

/** Days at which a calendar ends: the contract's, that of calculations, and the language's. */
export const edgeDays = [
  '1800-01-01',
  '1899-12-31',
  '2100-12-31',
  '2200-12-31',
  '9999-12-31',
] as const;

const toJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/**
 * Values that mostly fit a schema, and now and then do not: what fits gets past the checks, what does
 * not tries them. Now and then all dates of a value are one edge of a calendar.
 * @param ids identifiers that stand for something, among those that do not
 */
export function arbitraryInput(schema: z.ZodType, ids: readonly number[]): fc.Arbitrary<unknown> {
  const json = toJson(schema);
  const context = { ids, definitions: json.$defs ?? {}, depth: 0 };
  return fc.oneof(
    { weight: 9, arbitrary: valueOf(json, context) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...edgeDays).chain((day) => valueOf(json, { ...context, day })),
    },
  );
}

/** Values that fit a schema but for their dates: all of them are one day. */
export function inputOnDay(
  schema: z.ZodType,
  ids: readonly number[],
  day: string,
): fc.Arbitrary<unknown> {
  const json = toJson(schema);
  const context = { ids, definitions: json.$defs ?? {}, depth: 0, day, isFitting: true };
  return valueOf(json, context);
}

/** Whether a value of the schema may hold a date or an instant. */
export const hasDates = (schema: z.ZodType): boolean =>
  JSON.stringify(toJson(schema)).includes('"format":"date');

interface Context {
  ids: readonly number[];
  definitions: Record<string, JsonSchema>;
  depth: number;
  /** Every date. */
  day?: string;
  /** Nothing that nobody expects. */
  isFitting?: boolean;
}

function valueOf(schema: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, { ...context, depth: context.depth + 1 });
  if (context.isFitting === true) return fitting;
  return fc.oneof({ weight: 24, arbitrary: fitting }, { weight: 1, arbitrary: hostile });
}

function fittingValue(schema: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  if (context.depth > maxDepth) return fc.constant(null);
  if (schema.$ref !== undefined) {
    const definition = context.definitions[schema.$ref.replace('#/$defs/', '')];
    return definition === undefined ? hostile : fittingValue(definition, context);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom<unknown[]>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    return fc.oneof(...choices.map((choice) => fittingValue(choice as JsonSchema, context)));
  }
  if (schema.type === 'object') return objectOf(schema, context);
  if (schema.type === 'array') {
    const items = (schema.items ?? {}) as JsonSchema;
    return fc.array(valueOf(items, context), { maxLength: 4 });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return textOf(schema, context);
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema, context);
  return hostile;
}

function objectOf(schema: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {});
  const fields = entries.map(([name, field]) => [name, valueOf(field as JsonSchema, context)]);
  const known = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: schema.required ?? [],
  });
  return typeof schema.additionalProperties === 'object'
    ? fc.dictionary(fc.string({ maxLength: 10 }), valueOf(schema.additionalProperties, context), {
        maxKeys: 3,
      })
    : known;
}

const days = fc
  .date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textOf(schema: JsonSchema, { ids, day: only }: Context): fc.Arbitrary<string> {
  if (only !== undefined && schema.format === 'date') return fc.constant(only);
  if (only !== undefined && schema.format === 'date-time') return fc.constant(`${only}T12:00:00Z`);
  if (schema.format === 'date') return days.map((day) => day.slice(0, 10));
  if (schema.format === 'date-time') return days;
  if (schema.format === 'uuid' || schema.format === 'guid') return fc.uuid();
  const text = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({ unit: 'grapheme', minLength: schema.minLength ?? 0, maxLength: 40 }),
    },
    { weight: 3, arbitrary: fc.constantFrom('Novák', 'Jan', 'a*', '2026-11-20', '7003032070') },
    // They fit every schema of a text, and no database.
    { weight: 1, arbitrary: fc.constantFrom('a\0b', 'a\ud800b', 'a\u200bb', 'a\u202eb') },
    { weight: 1, arbitrary: fc.constantFrom('7', ...ids.map(String)) },
  );
  if (schema.pattern === undefined) return text;
  try {
    return fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), text);
  } catch {
    // Classes of Unicode are not read by the library.
    return text;
  }
}

function numberOf(schema: JsonSchema, { ids }: Context): fc.Arbitrary<number> {
  const min = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1e9);
  const max = Math.max(min, Number(schema.maximum ?? schema.exclusiveMaximum ?? 1e9));
  const edges = fc.constantFrom(min, max);
  const any =
    schema.type === 'integer' || Number.isInteger(min)
      ? fc.integer({
          min: Math.max(Math.ceil(min), -(2 ** 31)),
          max: Math.min(Math.floor(max), 2 ** 31 - 1),
        })
      : fc.double({ min, max, noNaN: true });
  const usual = fc.constantFrom(1, 2, 12, 60, 240, 500_000, 3_000_000);
  return fc.oneof(any, usual, edges, ids.length === 0 ? usual : fc.constantFrom(...ids));
}
