import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { conflict } from '../../platform/failure';
import { users } from '../../platform/session/schema/users';

/** A record that several people change. */
interface Versioned {
  version: number;
  /** Who changed it last; absent: nobody whom the bank knows. */
  changedBy: number | null;
}

interface Seen {
  /** The version that the change was made from, 0 when there was nothing yet. */
  version: number;
  /** Absent: the bank itself. */
  userId: number | undefined;
  /** Begins the sentence of the refusal, in the accusative: `Příjem`. */
  what: string;
  /** What stands there and what shall; absent: the record is removed. */
  content?: { before: unknown; after: unknown };
}

/**
 * The one meaning of a version. What the same user has saved already is done, since an answer may be
 * lost; what somebody changed since is not overwritten.
 * @param known the record, in the transaction that changes it; undefined: there is none
 * @returns whether it stands as it shall, so that nothing is left to do
 * @throws Failure 409 that names who changed it
 */
export async function checkVersion(
  tx: Database,
  known: Versioned | undefined,
  { version, userId, what, content }: Seen,
): Promise<boolean> {
  const isCurrent = version === (known?.version ?? 0);
  const isOwn = known !== undefined && known.changedBy === (userId ?? null);
  const isSame =
    known !== undefined &&
    content !== undefined &&
    isDeepStrictEqual(plain(content.before), plain(content.after));
  if (isSame && (isCurrent || isOwn)) return true;
  if (isCurrent) return false;
  const change = isOwn ? 'jste mezitím změnili jinde' : `mezitím ${await whoChanged(tx, known)}`;
  throw conflict(`${what} ${change}. Nic jsme nezměnili.`, { field: 'version' });
}

async function whoChanged(tx: Database, known: Versioned | undefined): Promise<string> {
  if (known?.changedBy == null) return 'změnil někdo jiný';
  const [author] = await tx.select().from(users).where(eq(users.id, known.changedBy));
  return author === undefined
    ? 'změnil někdo jiný'
    : `změnil někdo jiný (${author.firstName} ${author.lastName})`;
}

/** As it comes back from the table: without what is not said. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
