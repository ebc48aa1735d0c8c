import { eq } from 'drizzle-orm';
import { checkVersion } from '../../../domain/cases/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import { type Author, recordBannerChange, takeBanner } from './banner-change';

/**
 * Withdraws a banner; its history stays.
 * @throws Failure 404 when it is gone, 409 when somebody else has changed it since
 */
export function deleteBanner(
  db: Database,
  author: Author,
  feBannerId: number,
  version: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const known = await takeBanner(tx, feBannerId);
    await checkVersion(tx, known, { version, userId: author.userId, what: 'Oznámení' });
    await tx.delete(feBanners).where(eq(feBanners.id, feBannerId));
    await recordBannerChange(tx, author, {
      feBannerId,
      kind: 'deleted',
      before: stateOf(known),
    });
  });
}
