import { createHash, randomBytes } from 'node:crypto';
import { settingsPermission } from '@advisor/contracts/admin/permissions';
import type { Permission } from '@advisor/contracts/permissions';
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Database } from '../database/database';
import { publish } from '../live/signal';
import { sessions } from './schema/sessions';
import { userPermissions, users } from './schema/users';
import type { Origin } from './origin-of';
import type { SignedInUser } from './user';

/** The last call's time is written at most this often, milliseconds. */
const touchInterval = 15_000;

export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

interface SessionDetails {
  idToken?: string;
  /** The one document that a frame of another application reaches. */
  documentScope?: number;
  /** Where it is begun from. */
  from?: Origin;
}

/** Starts a session; the answer is the secret for the cookie, which the database does not keep. */
export async function createSession(
  { db, clock, config }: Pick<Backend, 'db' | 'clock' | 'config'>,
  userId: number,
  { idToken, documentScope, from }: SessionDetails = {},
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const now = clock.now();
  const validTo = new Date(now.getTime() + config.maxSessionMinutes * 60_000);
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      idHash: hashSecret(secret),
      userId,
      createdAt: now,
      lastSeenAt: now,
      validTo,
      idToken,
      documentScope,
      ...from,
    });
    await tellWhoSeesSessions(tx);
  });
  return secret;
}

/** Open pages of those who see who is signed in. */
const tellWhoSeesSessions = (tx: Database) =>
  publish(tx, {
    to: { permission: settingsPermission.sessions },
    message: { topic: 'sessions' },
  });

/** Ends the stream of its pages, too. */
const tellEnded = (tx: Database, session: string) =>
  publish(tx, { to: { session }, message: { topic: 'session-ended' } });

/** Ends a session and returns the identity provider's token that began it. */
export async function endSession(db: Database, secret: string): Promise<string | undefined> {
  const session = hashSecret(secret);
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.idHash, session))
      .returning({ idToken: sessions.idToken });
    await tellEnded(tx, session);
    await tellWhoSeesSessions(tx);
    return ended?.idToken ?? undefined;
  });
}

/**
 * Ends a user's sessions, those of frames in other applications too.
 * @param except hash of the one that goes on
 */
export async function endSessionsOf(db: Database, userId: number, except?: string): Promise<void> {
  const isOther = except === undefined ? undefined : ne(sessions.idHash, except);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
    const to = { userId, ...(except !== undefined && { exceptSession: except }) };
    await publish(tx, { to, message: { topic: 'session-ended' } });
    await tellWhoSeesSessions(tx);
  });
}

type Lasting = Pick<Backend, 'clock' | 'config'>;

/** Whether a session is neither idle for too long nor over. */
function lasts({ clock, config }: Lasting) {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - config.idleMinutes * 60_000);
  return and(gt(sessions.validTo, now), gt(sessions.lastSeenAt, idleSince));
}

/**
 * Which of these sessions last; asking is no activity of their users.
 * @param hashes of their secrets
 */
export async function lastingSessions(
  backend: Lasting & Pick<Backend, 'db'>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await backend.db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(and(inArray(sessions.idHash, [...hashes]), lasts(backend)));
  return new Set(rows.map(({ idHash }) => idHash));
}

/**
 * Ends one session, by the hash of its secret.
 * @param userId whose it has to be; absent: anybody's
 * @returns whose it was; undefined when there is none
 */
export async function endSessionByHash(
  db: Database,
  idHash: string,
  userId?: number,
): Promise<number | undefined> {
  const isTheirs = userId === undefined ? undefined : eq(sessions.userId, userId);
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.idHash, idHash), isTheirs))
      .returning({ userId: sessions.userId });
    if (ended === undefined) return undefined;
    await tellEnded(tx, idHash);
    await tellWhoSeesSessions(tx);
    return ended.userId;
  });
}

/** Ends everybody's sessions but one. @returns how many */
export async function endAllSessions(db: Database, except: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(ne(sessions.idHash, except))
      .returning({ idHash: sessions.idHash });
    for (const { idHash } of ended) await tellEnded(tx, idHash);
    await tellWhoSeesSessions(tx);
    return ended.length;
  });
}

/** Sessions that go on, the last active one first. */
export async function goingOn(
  { db, clock, config }: Pick<Backend, 'db' | 'clock' | 'config'>,
  { userIds, limit }: { userIds?: readonly number[] | undefined; limit: number },
) {
  const now = clock.now();
  const isGoingOn = and(
    gt(sessions.validTo, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - config.idleMinutes * 60_000)),
    userIds === undefined ? undefined : inArray(sessions.userId, [...userIds]),
  );
  const [total, rows] = await Promise.all([
    db.$count(sessions, isGoingOn),
    db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isGoingOn)
      .orderBy(desc(sessions.lastSeenAt), sessions.idHash)
      .limit(limit),
  ]);
  return {
    total,
    sessions: rows.map(({ sessions: session, users: { firstName, lastName } }) => ({
      sessionId: session.idHash,
      userId: session.userId,
      name: `${firstName} ${lastName}`,
      beganOn: session.createdAt.toISOString(),
      lastActiveOn: session.lastSeenAt.toISOString(),
      endsOn: session.validTo.toISOString(),
      network: session.network ?? undefined,
      device: session.device ?? undefined,
      isFrame: session.documentScope !== null,
    })),
  };
}

/** Whose session it is, as long as it lasts; asking is no activity of the user. */
export async function findSessionOwner(
  backend: Pick<Backend, 'db' | 'clock' | 'config'>,
  secret: string,
): Promise<{ id: number; login: string } | undefined> {
  const { db, config } = backend;
  const [owner] = await db
    .select({ id: users.id, login: users.login })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.idHash, hashSecret(secret)),
        isNull(sessions.documentScope),
        lasts(backend),
        config.demoUsers ? undefined : eq(users.isDemo, false),
      ),
    );
  return owner;
}

/**
 * The user of a session that is neither idle for too long nor over.
 *
 * @param prolong whether this call counts as the user's activity
 */
export async function findSessionUser(
  { db, clock, config }: Backend,
  secret: string,
  prolong: boolean,
): Promise<SignedInUser | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      isInternal: users.isInternal,
      isDemo: users.isDemo,
      permissions: sql<Permission[]>`array(
        select ${userPermissions.permission} from ${userPermissions}
        where ${userPermissions.userId} = ${users.id} order by 1)`,
      idHash: sessions.idHash,
      lastSeenAt: sessions.lastSeenAt,
      validTo: sessions.validTo,
      documentScope: sessions.documentScope,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.idHash, hashSecret(secret)));
  if (row === undefined || (row.isDemo && !config.demoUsers)) return undefined;
  const { idHash, lastSeenAt, validTo, documentScope, permissions, isDemo: _, ...user } = row;

  const now = clock.now();
  const idle = now.getTime() - lastSeenAt.getTime();
  if (now >= validTo || idle >= config.idleMinutes * 60_000) {
    await db.delete(sessions).where(eq(sessions.idHash, idHash));
    return undefined;
  }
  if (prolong && idle >= touchInterval) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.idHash, idHash));
  }
  return {
    ...user,
    permissions: new Set(permissions),
    session: { idHash, validTo, documentScope: documentScope ?? undefined },
  };
}
