import { eq, inArray, isNull } from 'drizzle-orm';
import { startPostgres } from '../scripts/throw-away-postgres';
import { offers } from '../src/domain/offers/schema/offers';
import { signedFiles, signingDocuments } from '../src/domain/signing/schema';
import { openDatabase } from '../src/platform/database/client';
import type { Database } from '../src/platform/database/database';
import { signingMembers } from '../src/domain/signing/members/schema';
import { documentState } from '../src/modules/signing/state-machine';
import { createBirthNumberVault } from '../src/platform/personal-data/birth-number-vault';
import { createPartSealer } from '../src/platform/personal-data/part-sealer';
import { createSealer } from '../src/platform/personal-data/sealer';
import { ensureDemoUsers } from '../src/platform/session/demo-users';
import { seed } from '../src/seed/seed';
import { seeds } from '../src/seeds';
import { startBackEnd } from './back-end-process';
import { signIn } from './session';

/*
 * How long the event loop stands still at most while offers are printed and documents are sealed:
 * what the process tells of itself at /metrics (`monitorEventLoopDelay`, ticks of 10 ms included),
 * which begins anew with each reading. In turns with rounds that only read, so that what else the
 * machine does is seen. Prints JSON as its last line.
 */

const rounds = 10;
const printed = 3;
const caseCount = 300;
const dataKey = Buffer.alloc(32, 'bench');

async function fill(db: Database): Promise<void> {
  await ensureDemoUsers(db);
  await seed(db, seeds, {
    cases: caseCount,
    now: new Date(),
    birthNumbers: createBirthNumberVault(dataKey),
    clientSealer: createSealer(dataKey, 'client'),
    fileSealer: createPartSealer(dataKey, 'files'),
  });
}

/** Has everybody sign so many documents, which are sealed when they are first read. */
async function signAll(db: Database): Promise<number[]> {
  const open = await db
    .select({ id: signingDocuments.documentId })
    .from(signingDocuments)
    .leftJoin(signedFiles, eq(signedFiles.documentId, signingDocuments.documentId))
    .where(isNull(signedFiles.documentId))
    .limit(rounds);
  const ids = open.map(({ id }) => id);
  await db
    .update(signingMembers)
    .set({ state: 'accepted', methodCode: 'BIOMETRIC', signedOn: new Date() })
    .where(inArray(signingMembers.documentId, ids));
  await db
    .update(signingDocuments)
    .set({ state: documentState.signed, process: 'STANDARD' })
    .where(inArray(signingDocuments.documentId, ids));
  return ids;
}

async function bench(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, prepare: fill });
  const backEnd = await startBackEnd(url, dataKey);
  try {
    const cookie = await signIn(db);
    const get = async (path: string, address = backEnd.address): Promise<string> => {
      const response = await fetch(`${address}${path}`, { headers: { cookie } });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return text;
    };
    const longestStop = async (): Promise<number> => {
      const [, seconds] =
        /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await get('', backEnd.metrics)) ?? [];
      return Math.round(Number(seconds) * 1_000);
    };
    const during = async (paths: readonly string[]): Promise<number> => {
      await longestStop();
      await Promise.all(paths.map((path) => get(`/api/v1/${path}`)));
      return longestStop();
    };
    const offerIds = (await db.select({ id: offers.id }).from(offers).limit(printed)).map(
      ({ id }) => id,
    );
    const documentIds = await signAll(db);
    const [working, reading]: [number[], number[]] = [[], []];
    for (const documentId of documentIds) {
      reading.push(await during(offerIds.map((id) => `offer/${id}`)));
      working.push(
        await during([
          ...offerIds.map((id) => `offer/${id}/document`),
          `document-on-sa/${documentId}/content`,
        ]),
      );
    }
    const measures = [
      {
        name: 'documents, longest stop of the event loop',
        value: Math.max(...working),
        unit: 'ms',
        limit: 50,
        details: working,
      },
      {
        name: 'documents, longest stop while only reading',
        value: Math.max(...reading),
        unit: 'ms',
        details: reading,
      },
    ];
    process.stdout.write(`${JSON.stringify(measures)}\n`);
  } finally {
    await backEnd.stop();
    await close();
  }
}

const server = await startPostgres();
try {
  await bench(server.url);
} finally {
  await server.stop();
}
