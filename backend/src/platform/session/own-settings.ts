import type { sessionCalls } from '@advisor/contracts/session/calls';
import type { OwnSettings } from '@advisor/contracts/session/own-settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Call } from '../http/contract-routes';
import { publish } from '../live/signal';
import { ownSettings } from './schema/own-settings';

type Row = typeof ownSettings.$inferSelect;

const toAnswer = ({ theme, density, startPage }: Row): OwnSettings => ({
  theme: theme ?? undefined,
  density: density ?? undefined,
  startPage: startPage ?? undefined,
});

/** What the user has chosen; empty for who has chosen nothing. */
export async function readOwnSettings(db: Database, userId: number): Promise<OwnSettings> {
  const [row] = await db.select().from(ownSettings).where(eq(ownSettings.userId, userId));
  return row ? toAnswer(row) : {};
}

/** What is not named stays, so that two pages of one user do not undo each other's choices. */
export async function saveOwnSettings({
  db,
  user,
  body,
}: Call<typeof sessionCalls.saveOwnSettings>): Promise<OwnSettings> {
  const chosen = { userId: user.id, ...body };
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(ownSettings)
      .values(chosen)
      .onConflictDoUpdate({ target: ownSettings.userId, set: chosen })
      .returning();
    if (saved === undefined) throw new Error('own settings were not saved');
    await publish(tx, { to: { userId: user.id }, message: { topic: 'own-settings' } });
    return toAnswer(saved);
  });
}
