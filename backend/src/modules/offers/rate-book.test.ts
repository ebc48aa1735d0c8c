import { EventEmitter, once } from 'node:events';
import { createRateBook } from '../../domain/offers/rate-book';
import { openDatabase } from '../../platform/database/client';
import type { DatabaseHandle } from '../../platform/database/database-handle';
import { ensureRates } from './seed/rate-tables';

const today = '2026-11-02';
const noon = new Date(`${today}T11:00:00Z`);

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openDatabase({
    transactionTimeout: 2_000,
    prepare: (db) => ensureRates(db, today),
  });
});
afterAll(() => database.close());

it('is read within a transaction, also while somebody outside of it reads', async () => {
  const { db } = database;
  const rates = createRateBook(db, { now: () => noon });
  const moments = new EventEmitter();
  const begun = once(moments, 'begun');
  const asked = once(moments, 'asked');
  const within = db.transaction(async () => {
    moments.emit('begun');
    await asked;
    return rates.current();
  });
  await begun;
  const outside = rates.current();
  moments.emit('asked');
  expect((await within).validFrom <= today).toBe(true);
  expect(await outside).toEqual(await within);
});
