import type { BannerInput } from '@advisor/contracts/admin/banners';
import { eq } from 'drizzle-orm';
import { checkVersion } from '../../../domain/cases/check-version';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import {
  type Author,
  checkIsToCome,
  columnsOf,
  recordBannerChange,
  takeBanner,
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
  return db.transaction(async (tx) => {
    const known = await takeBanner(tx, feBannerId);
    const content = { before: stateOf(known), after: stateOf(written) };
    if (await checkVersion(tx, known, { version, userId, what: 'Oznámení', content }))
      return { version: known.version };
    if (written.visibleTo.getTime() !== known.visibleTo.getTime())
      checkIsToCome(written.visibleTo, now);
    const changed = { version: known.version + 1, changedBy: userId, changedOn: now };
    await tx
      .update(feBanners)
      .set({ ...written, ...changed })
      .where(eq(feBanners.id, feBannerId));
    await recordBannerChange(tx, author, { feBannerId, kind: 'changed', ...content });
    return { version: changed.version };
  });
}
