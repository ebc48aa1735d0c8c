import { checkVersion } from '../../../domain/versions/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { badRequest } from '../../../platform/failure';
import { stateOf } from '../banner-state';
import {
  type Author,
  changeBanner,
  isAsRead,
  nextVersion,
  recordBannerChange,
} from './banner-change';

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
  return changeBanner(db, feBannerId, async (tx, known) => {
    const content = { before: known.visibleTo <= now, after: true };
    if (await checkVersion(tx, known, { version, userId, what: 'Oznámení', content }))
      return { version: known.version };
    if (known.visibleFrom >= now) {
      throw badRequest('Oznámení se ještě nezobrazuje. Můžete je smazat.');
    }
    const [ended] = await tx
      .update(feBanners)
      .set({ visibleTo: now, ...nextVersion(known, author) })
      .where(isAsRead(known))
      .returning();
    if (ended === undefined) return undefined;
    await recordBannerChange(tx, author, {
      feBannerId,
      kind: 'ended',
      before: stateOf(known),
      after: stateOf(ended),
    });
    return { version: ended.version };
  });
}
