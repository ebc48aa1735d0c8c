import { checkVersion } from '../../../domain/versions/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import { type Author, changeBanner, isAsRead, recordBannerChange } from './banner-change';

/**
 * Withdraws a banner; its history stays.
 * @throws Failure 404 when it is gone, 409 when somebody else has changed it since
 */
export async function deleteBanner(
  db: Database,
  author: Author,
  feBannerId: number,
  version: number,
): Promise<void> {
  await changeBanner(db, feBannerId, async (tx, known) => {
    await checkVersion(tx, known, { version, userId: author.userId, what: 'Oznámení' });
    const [deleted] = await tx.delete(feBanners).where(isAsRead(known)).returning();
    if (deleted === undefined) return undefined;
    await recordBannerChange(tx, author, {
      feBannerId,
      kind: 'deleted',
      before: stateOf(deleted),
    });
    return deleted;
  });
}
