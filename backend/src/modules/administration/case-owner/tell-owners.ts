import { eq } from 'drizzle-orm';
import { notifyUsers } from '../../../domain/notifications/notify-users';
import type { Database } from '../../../platform/database/database';
import { users } from '../../../platform/session/schema/users';

/** A case that has another owner now. */
export interface GivenCase {
  caseId: number;
  fromUserId: number;
  toUserId: number;
}

interface Told {
  /** Who has done it, and is not told. */
  by: { userId: number; name: string };
  isUndo: boolean;
  now: Date;
}

/** Tells each former and each new owner, once, however many cases it is. */
export async function tellOwners(
  tx: Database,
  given: readonly GivenCase[],
  { by, isUndo, now }: Told,
): Promise<void> {
  const who = `${isUndo ? 'Změnu vlastníka vrací' : 'Předává'}: ${by.name}.`;
  const where = 'Důvod je v historii případu.';
  const tell = async (side: 'fromUserId' | 'toUserId', titles: readonly [string, string]) => {
    for (const userId of new Set(given.map((one) => one[side]))) {
      if (userId === by.userId) continue;
      const own = given.filter((one) => one[side] === userId);
      const numbers = own.map(({ caseId }) => caseId).join(', ');
      const [one, several] = titles;
      const notification = {
        title: own.length === 1 ? one : `${several} (${own.length})`,
        description: `${who} Číslo případu: ${numbers}. ${where}`,
        now,
      };
      await notifyUsers(tx, notification, eq(users.id, userId));
    }
  };
  await tell('toUserId', ['Máte nový případ', 'Máte nové případy']);
  await tell('fromUserId', [
    'Váš případ má nového vlastníka',
    'Vaše případy mají nového vlastníka',
  ]);
}
