import { contract } from '@advisor/contracts/contract';
import type { Operation } from '@advisor/contracts/operation';
import { z } from 'zod';
import { testedAreas } from './testing/areas';
import { seededCases } from './testing/seeded-cases';
import { type DemoLogin, type TestApp, testApp } from './testing/test-app';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp({ contents: seededCases })));
afterAll(() => backend.close());

const call = (operation: Operation, params: object, input: object, as: DemoLogin = 'advisor') =>
  backend.callOperation(operation, { as, params: { ...params }, ...input });

const versioned = testedAreas.flatMap((area) => area.versioned?.(() => backend) ?? []);
const changing = versioned.filter(({ changedBy }) => changedBy === undefined);
const removing = versioned.flatMap(({ changedBy, ...one }) =>
  changedBy === undefined ? [] : { ...one, changedBy },
);

const takesVersion = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  'version' in (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

test('every call that carries a version has a row', () => {
  const served = contract.filter(
    ({ operation: { id, read }, endpoint: { body, query } }) =>
      read !== true && backend.app.served.has(id) && (takesVersion(body) || takesVersion(query)),
  );
  // Of a part of the product; and what founds a client elsewhere, which has tests of its own.
  const others = new Set(['diagnostics.report', 'customerOnSA.register']);
  const ids = served.map(({ operation }) => operation.id).filter((id) => !others.has(id));
  const rows = versioned.map(({ operation }) => operation.id);
  expect(rows.toSorted()).toEqual(ids.toSorted());
});

const named = 'Jana Nováková';

test.each(changing)('$operation.id', async ({ operation, open }) => {
  const { params, version, changes } = await open();
  const change = (body: object, seen: number | undefined, as: DemoLogin = 'advisor') =>
    call(operation, params, { body: { ...body, version: seen } }, as);
  const [one, other] = changes;

  const first = await change(one, version);
  expect(first.statusCode).toBe(200);
  const next = first.json<{ version: number }>().version;
  expect(next).toBeGreaterThan(version);

  const again = await change(one, version);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);

  const missing = await change(other, undefined);
  expect(missing.json()).toMatchObject([{ field: 'version' }]);
  expect([400, 409]).toContain(missing.statusCode);

  const stale = await change(other, version);
  expect([stale.statusCode, stale.json()]).toMatchObject([409, [{ field: 'version' }]]);

  const colleague = await change(other, version, 'specialist');
  expect(colleague.statusCode).toBe(409);
  expect(colleague.json<{ message: string }[]>()[0]?.message).toContain(named);

  const seen = await change(other, next, 'specialist');
  expect(seen.statusCode).toBe(200);
  expect(seen.json<{ version: number }>().version).toBeGreaterThan(next);
});

test.each(removing)('$operation.id', async ({ operation, open, changedBy }) => {
  const { params, version, changes } = await open();
  const remove = (seen: number | undefined) =>
    call(
      operation,
      params,
      operation.method === 'DELETE'
        ? { query: seen === undefined ? {} : { version: String(seen) } }
        : { body: { version: seen } },
      'specialist',
    );
  const missing = await remove(undefined);
  expect([missing.statusCode, missing.json()]).toMatchObject([400, [{ field: 'version' }]]);

  const changed = await call(changedBy, params, { body: { ...changes[0], version } });
  expect(changed.statusCode).toBe(200);
  const colleague = await remove(version);
  expect(colleague.statusCode).toBe(409);
  expect(colleague.json<{ message: string }[]>()[0]?.message).toContain(named);

  const seen = await remove(changed.json<{ version: number }>().version);
  expect(seen.statusCode).toBeLessThan(300);
});
