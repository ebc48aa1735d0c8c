import { eq } from 'drizzle-orm';
import { checkVersion } from '../../../domain/cases/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { stateOf } from '../banner-state';
import { type Author, recordBannerChange, takeBanner } from './banner-change';

/**
 * Ends a banner that is seen, before its time; one that is over stays so.
 * @throws Failure 400 when it has not begun, 404 when it is gone, 409 when somebody else has changed it
 * since
 */
export function endBanner(
  db: Database,
  author: Author,
  feBannerId: number,
  version: number,
): Promise<{ version: number }> {
  const { userId, now } = author;
  return db.transaction(async (tx) => {
    const known = await takeBanner(tx, feBannerId);
    const content = { before: known.visibleTo <= now, after: true };
    if (await checkVersion(tx, known, { version, userId, what: 'Oznámení', content }))
      return { version: known.version };
    if (known.visibleFrom >= now) {
      throw badRequest('Oznámení se ještě nezobrazuje. Můžete je smazat.');
    }
    const changed = {
      visibleTo: now,
      version: known.version + 1,
      changedBy: userId,
      changedOn: now,
    };
    await tx.update(feBanners).set(changed).where(eq(feBanners.id, feBannerId));
    await recordBannerChange(tx, author, {
      feBannerId,
      kind: 'ended',
      before: stateOf(known),
      after: stateOf({ ...known, visibleTo: now }),
    });
    return { version: changed.version };
  });
}
