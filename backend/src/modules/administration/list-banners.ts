import { desc, eq } from 'drizzle-orm';
import { feBannerChanges, feBanners } from '../../domain/notifications/schema';
import type { Database } from '../../platform/database/database';
import { users } from '../../platform/session/schema/users';
import { stateOf } from './banner-state';

/** Changes that a page shows. */
const newestChanges = 100;

const nameOf = (user: typeof users.$inferSelect | null): string | undefined =>
  user === null ? undefined : `${user.firstName} ${user.lastName}`;

/** Every banner, the one that begins last first. */
export async function listBanners(db: Database) {
  const rows = await db
    .select()
    .from(feBanners)
    .leftJoin(users, eq(users.id, feBanners.changedBy))
    .orderBy(desc(feBanners.visibleFrom), desc(feBanners.id));
  return rows.map(({ fe_banners: banner, users: author }) => ({
    feBannerId: banner.id,
    ...stateOf(banner),
    version: banner.version,
    changedBy: nameOf(author),
    changedOn: banner.changedOn?.toISOString(),
  }));
}

export async function listBannerChanges(db: Database) {
  const rows = await db
    .select()
    .from(feBannerChanges)
    .leftJoin(users, eq(users.id, feBannerChanges.userId))
    .orderBy(desc(feBannerChanges.id))
    .limit(newestChanges);
  return rows.map(({ fe_banner_changes: change, users: author }) => ({
    changeId: change.id,
    feBannerId: change.feBannerId,
    kind: change.kind,
    changedOn: change.changedOn.toISOString(),
    changedBy: nameOf(author) ?? '',
    before: change.before ?? undefined,
    after: change.after ?? undefined,
  }));
}
