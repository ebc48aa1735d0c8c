import { eq } from 'drizzle-orm';
import type { BannerInput } from '@advisor/contracts/admin/banners';
import { feBannerChanges, feBanners } from '../../../domain/notifications/schema';
import type { Database } from '../../../platform/database/database';
import { badRequest, notFound } from '../../../platform/failure';

/** Who changes a banner, and when. */
export interface Author {
  userId: number;
  now: Date;
}

export type Banner = typeof feBanners.$inferSelect;

/** The columns of what a call says. */
export const columnsOf = (input: BannerInput) => ({
  title: input.title,
  description: input.description ?? null,
  severity: input.severity,
  visibleFrom: new Date(input.visibleFrom),
  visibleTo: new Date(input.visibleTo),
});

/**
 * A banner that nobody else changes until the transaction ends.
 * @throws Failure 404 when it is gone
 */
export async function takeBanner(tx: Database, feBannerId: number): Promise<Banner> {
  const [banner] = await tx
    .select()
    .from(feBanners)
    .where(eq(feBanners.id, feBannerId))
    .for('no key update');
  if (banner === undefined) throw notFound('Oznámení nebylo nalezeno.');
  return banner;
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

/** Keeps who did what. */
export async function recordBannerChange(
  tx: Database,
  { userId, now }: Author,
  change: Pick<typeof feBannerChanges.$inferInsert, 'feBannerId' | 'kind' | 'before' | 'after'>,
): Promise<void> {
  await tx.insert(feBannerChanges).values({ ...change, userId, changedOn: now });
}
