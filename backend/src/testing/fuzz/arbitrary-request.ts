import type { DeclaredOperation } from '@advisor/contracts/contract';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { arbitraryInput, hasDates, inputOnDay } from './arbitrary-input';

/** Identifiers of the test's database by the name of the parameter that takes them. */
export type KnownIds = Readonly<Record<string, readonly number[]>>;

const fieldsOf = (schema: z.ZodObject | undefined) =>
  Object.entries((schema?.shape ?? {}) as Record<string, z.ZodType>);

const inputOf = (schema: z.ZodType, ids: readonly number[], day: string | undefined) =>
  day === undefined ? arbitraryInput(schema, ids) : inputOnDay(schema, ids, day);

/** Whether a call takes a date or an instant. */
export const takesDates = ({ endpoint: { params, query, body } }: DeclaredOperation): boolean =>
  [params, query, body].some((schema) => schema !== undefined && hasDates(schema));

const fields = (schema: z.ZodObject | undefined, known: KnownIds, day: string | undefined) =>
  fc.record(
    Object.fromEntries(
      fieldsOf(schema).map(([name, field]) => {
        const ids = known[name] ?? [];
        const any = inputOf(field, ids, day);
        return [
          name,
          ids.length === 0
            ? any
            : fc.oneof(
                { weight: 4, arbitrary: fc.constantFrom(...ids) },
                { weight: 1, arbitrary: any },
              ),
        ];
      }),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A half character cannot stand in an address; a browser writes it as what cannot be read. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value)).toString());

/** Bodies that are no JSON, or none that anybody means. */
const unreadable = fc.constantFrom(
  '',
  '{',
  '{"__proto__":1}',
  '{"\\ud800":"\\udc00"}',
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `${'['.repeat(3_000)}${']'.repeat(3_000)}`,
);

/**
 * Requests of an operation, from its declaration.
 * @param day every date of them; then nothing else is what nobody expects
 */
export function arbitraryRequest(
  { operation: { method, path }, endpoint }: DeclaredOperation,
  known: KnownIds,
  day?: string,
): fc.Arbitrary<InjectOptions> {
  const all = Object.values(known).flat();
  const body =
    endpoint.body === undefined || endpoint.contentType !== undefined
      ? fc.constant(undefined)
      : fc.oneof(
          {
            weight: 24,
            arbitrary: inputOf(endpoint.body as z.ZodType, all, day).map((value) =>
              JSON.stringify(value),
            ),
          },
          ...(day === undefined ? [{ weight: 1, arbitrary: unreadable }] : []),
        );
  const query = fields(endpoint.query as z.ZodObject | undefined, known, day);
  return fc
    .record({ params: fields(endpoint.params as z.ZodObject | undefined, known, day), query, body })
    .map((input) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        name === 'context' ? '0100' : encoded(input.params[name] ?? 1),
      );
      const search = Object.entries(input.query)
        .map(([name, value]) => `${name}=${encoded(value)}`)
        .join('&');
      const url = filled.startsWith('/') ? filled : `/api/v1/${filled}`;
      return {
        method,
        url: search === '' ? url : `${url}?${search}`,
        ...(input.body === undefined
          ? {}
          : {
              headers: { 'content-type': 'application/json' },
              payload: input.body,
            }),
      };
    });
}
