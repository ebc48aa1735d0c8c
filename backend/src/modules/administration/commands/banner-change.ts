import { and, eq } from 'drizzle-orm';
import type { BannerInput } from '@advisor/contracts/admin/banners';
import { feBannerChanges, feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { badRequest, notFound } from '../../../platform/failure';
import { publish } from '../../../platform/live/signal';

/** Who changes a banner, and when. */
export interface Author {
  userId: number;
  now: Date;
}

type Banner = typeof feBanners.$inferSelect;

/** The columns of what a call says. */
export const columnsOf = (input: BannerInput) => ({
  title: input.title,
  description: input.description ?? null,
  severity: input.severity,
  visibleFrom: new Date(input.visibleFrom),
  visibleTo: new Date(input.visibleTo),
});

/** Still as it was read; of what stands otherwise by now nothing is written. */
export const isAsRead = ({ id, version }: Banner) =>
  and(eq(feBanners.id, id), eq(feBanners.version, version));

/** What a change writes besides what is changed. */
export const nextVersion = (known: Banner, { userId, now }: Author) => ({
  version: known.version + 1,
  changedBy: userId,
  changedOn: now,
});

/**
 * Changes a banner without locking it. When somebody was faster between reading and writing, it is read
 * and judged once more, now beside what they did.
 * @param change judges it and writes where it `isAsRead`; undefined: it was not so any more
 * @throws Failure 404 when it is gone
 */
export async function changeBanner<T>(
  db: Database,
  feBannerId: number,
  change: (tx: Database, known: Banner) => Promise<T | undefined>,
): Promise<T> {
  const done = await db.transaction(async (tx) => {
    const [known] = await tx.select().from(feBanners).where(eq(feBanners.id, feBannerId));
    if (known === undefined) throw notFound('Oznámení nebylo nalezeno.');
    return change(tx, known);
  });
  return done ?? changeBanner(db, feBannerId, change);
}

/**
 * What nobody would ever see is a slip of the year.
 * @throws Failure 400 at `visibleTo`
 */
export function checkIsToCome(visibleTo: Date, now: Date): void {
  if (visibleTo <= now) {
    throw badRequest('Konec zobrazení už minul, oznámení by nikdo neviděl.', {
      field: 'visibleTo',
    });
  }
}

/** Open pages read anew what they show. */
export const tellOfBanners = (tx: Database): Promise<void> =>
  publish(tx, { to: { everybody: true }, message: { topic: 'banners' } });

/** Keeps who did what, and tells open pages that something was done. */
export async function recordBannerChange(
  tx: Database,
  { userId, now }: Author,
  change: Pick<typeof feBannerChanges.$inferInsert, 'feBannerId' | 'kind' | 'before' | 'after'>,
): Promise<void> {
  await tx.insert(feBannerChanges).values({ ...change, userId, changedOn: now });
  await tellOfBanners(tx);
}
