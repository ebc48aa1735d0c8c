import { sql } from 'drizzle-orm';
import { cleanUp } from '../../../platform/operations/clean-up';
import { outdatedRows } from '../../../modules';
import { type TestApp, testApp, testNow } from '../../../testing/test-app';
import { recordChange } from '../change-case';
import { readChanges } from './changes';
import { applicationChanges } from './schema';

let backend: TestApp;
beforeAll(async () => void (backend = await testApp()));
afterAll(() => backend.close());

const years = (count: number) => new Date(Date.now() - count * 365.25 * 86_400_000);

const change = {
  salesArrangementId: 7,
  subject: 'customer' as const,
  subjectId: 3,
  before: { lastName: 'Nováková' },
  after: { lastName: 'Dvořáková' },
  userId: 1,
  now: testNow,
};

test('a change is kept with who, when, before and after, and nobody reads it from the table', async () => {
  const { db, app } = backend;
  const { clientSealer } = app.backend;
  await recordChange(db, clientSealer, change);
  await recordChange(db, clientSealer, { ...change, after: undefined });
  await recordChange(db, clientSealer, { ...change, after: { lastName: 'Nováková' } });
  const changes = await readChanges(db, clientSealer, 7);
  const { after: _, ...removed } = change;
  expect(changes).toEqual([change, removed]);
  expect(JSON.stringify(await db.select().from(applicationChanges))).not.toContain('Nováková');
});

test('it is changed by nobody, and removed only after its years', async () => {
  const { db, app } = backend;
  await recordChange(db, app.backend.clientSealer, change);
  await expect(db.execute(sql`update application_changes set user_id = 2`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await expect(db.execute(sql`delete from application_changes`)).rejects.toMatchObject({
    cause: { code: '42501' },
  });
  await recordChange(db, app.backend.clientSealer, {
    ...change,
    salesArrangementId: 8,
    now: years(9),
  });
  await recordChange(db, app.backend.clientSealer, {
    ...change,
    salesArrangementId: 9,
    now: years(11),
  });
  await cleanUp(
    { ...app.backend, clock: { ...app.backend.clock, now: () => new Date() } },
    outdatedRows,
  );
  expect(await readChanges(db, app.backend.clientSealer, 8)).toHaveLength(1);
  expect(await readChanges(db, app.backend.clientSealer, 9)).toEqual([]);
});
