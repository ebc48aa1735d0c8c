import type { BannerInput } from '@advisor/contracts/admin/banners';
import { checkVersion } from '../../../domain/versions/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import {
  type Author,
  changeBanner,
  checkIsToCome,
  columnsOf,
  isAsRead,
  nextVersion,
  recordBannerChange,
} from './banner-change';

/**
 * Changes a banner; the same change once more does nothing.
 * @throws Failure 400 when it is moved into the past, 404 when it is gone, 409 when somebody else has
 * changed it since
 */
export function updateBanner(
  db: Database,
  author: Author,
  feBannerId: number,
  { version, ...input }: BannerInput & { version: number },
): Promise<{ version: number }> {
  const { userId, now } = author;
  const written = columnsOf(input);
  return changeBanner(db, feBannerId, async (tx, known) => {
    const content = { before: stateOf(known), after: stateOf(written) };
    if (await checkVersion(tx, known, { version, userId, what: 'Oznámení', content }))
      return { version: known.version };
    if (written.visibleTo.getTime() !== known.visibleTo.getTime())
      checkIsToCome(written.visibleTo, now);
    const [changed] = await tx
      .update(feBanners)
      .set({ ...written, ...nextVersion(known, author) })
      .where(isAsRead(known))
      .returning();
    if (changed === undefined) return undefined;
    await recordBannerChange(tx, author, { feBannerId, kind: 'changed', ...content });
    return { version: changed.version };
  });
}
