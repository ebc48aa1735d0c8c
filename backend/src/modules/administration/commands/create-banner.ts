import type { BannerInput } from '@advisor/contracts/admin/banners';
import { and, eq } from 'drizzle-orm';
import { feBannerChanges, feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { stateOf } from '../banner-state';
import { type Author, checkIsToCome, columnsOf, tellOfBanners } from './banner-change';

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
    const [added] = await tx
      .insert(feBanners)
      .values({ ...written, changedBy: userId, changedOn: now })
      .returning();
    if (added === undefined) throw new Error('a banner was not added');
    const feBannerId = added.id;
    const told = await tx
      .insert(feBannerChanges)
      .values({
        feBannerId,
        kind: 'created',
        changedOn: now,
        userId,
        after: stateOf(added),
        requestKey,
      })
      .onConflictDoNothing()
      .returning({ id: feBannerChanges.id });
    if (told.length > 0) {
      await tellOfBanners(tx);
      return feBannerId;
    }
    await tx.delete(feBanners).where(eq(feBanners.id, feBannerId));
    return (await idOfRequest(tx, userId, requestKey)) ?? feBannerId;
  });
}

async function idOfRequest(
  tx: Database,
  userId: number,
  requestKey = '',
): Promise<number | undefined> {
  const [known] = await tx
    .select({ id: feBannerChanges.feBannerId })
    .from(feBannerChanges)
    .where(and(eq(feBannerChanges.userId, userId), eq(feBannerChanges.requestKey, requestKey)));
  return known?.id;
}
