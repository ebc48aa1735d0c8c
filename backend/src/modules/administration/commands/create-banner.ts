import type { BannerInput } from '@advisor/contracts/admin/banners';
import { and, eq } from 'drizzle-orm';
import { feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import { type Author, checkIsToCome, columnsOf, recordBannerChange } from './banner-change';

/**
 * Publishes a banner. The same call once more, or at the same time, publishes nothing.
 * @throws Failure 400 when its time is over
 */
export function createBanner(
  db: Database,
  author: Author,
  input: BannerInput,
  requestKey: string | undefined,
): Promise<number> {
  const { userId, now } = author;
  const written = columnsOf(input);
  return db.transaction(async (tx) => {
    const known = await idOfRequest(tx, userId, requestKey);
    if (known !== undefined) return known;
    checkIsToCome(written.visibleTo, now);
    const by = { createdBy: userId, changedBy: userId, changedOn: now };
    const [added] = await tx
      .insert(feBanners)
      .values({ ...written, ...by, requestKey })
      .onConflictDoNothing({ target: [feBanners.createdBy, feBanners.requestKey] })
      .returning();
    const feBannerId = added?.id ?? (await idOfRequest(tx, userId, requestKey));
    if (feBannerId === undefined) throw new Error('a banner was not added');
    if (added) {
      await recordBannerChange(tx, author, { feBannerId, kind: 'created', after: stateOf(added) });
    }
    return feBannerId;
  });
}

async function idOfRequest(
  tx: Database,
  userId: number,
  requestKey = '',
): Promise<number | undefined> {
  const [known] = await tx
    .select({ id: feBanners.id })
    .from(feBanners)
    .where(and(eq(feBanners.createdBy, userId), eq(feBanners.requestKey, requestKey)));
  return known?.id;
}
