import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { type BuiltNode, killNodes, startNode } from './testing/built-node';
import { createDatabase, runTool } from './testing/database';
import { signIn } from './testing/installation';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => {
  killNodes();
  rmSync(folder, { recursive: true });
});

const dataKey = (text: string) => Buffer.alloc(32, text).toString('base64');
const nodeOn = async (database: string, key = 'the key') =>
  startNode(await freePort(), { DATABASE_URL: database, DATA_KEY: dataKey(key) });

/** Those above show a fault each. */
const isOrdinary = ({ caseId }: { caseId: number }) => caseId < 9_000_000;

/** The newest cases with everybody on them; birth numbers are read by the key only. */
async function readCases({ address }: BuiltNode, cookie: string) {
  const call = async <T>(path: string, init: RequestInit = {}) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${address}/api/v1/${path}`, { ...init, headers });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as T;
  };
  const { rows } = await call<{ rows: { caseId: number }[] }>('case/search', {
    method: 'POST',
    body: '{}',
  });
  const customers = await Promise.all(
    rows
      .filter(isOrdinary)
      .map(({ caseId }) => call<{ birthNumber?: string }[]>(`case/${caseId}/customers`)),
  );
  return { rows, customers: customers.flat() };
}

it('a backup is the database as it was, for whoever has its key', async () => {
  const original = createDatabase('backup_original');
  const first = await nodeOn(original);
  const cookie = await signIn(first.address, 'advisor');
  const before = await readCases(first, cookie);
  expect(before.customers).toContainEqual(
    expect.objectContaining({ birthNumber: expect.stringMatching(/^\d{9,10}$/) }),
  );

  // While the node serves.
  const file = join(folder, 'workplace.dump');
  runTool('pg_dump', ['--format=custom', `--file=${file}`, original]);
  await first.end();

  const restored = createDatabase('backup_restored');
  runTool('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored}`, file]);
  const second = await nodeOn(restored);
  // The session was in it as well.
  expect(await readCases(second, cookie)).toEqual(before);
  await second.end();

  await expect(nodeOn(restored, 'another')).rejects.toThrow('written with another key');
}, 120_000);
