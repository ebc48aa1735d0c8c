import type { BannerState, feBanners } from '../../domain/notifications/schema';

/** What of a banner can be changed, as calls and its history say it. */
export const stateOf = (banner: Omit<typeof feBanners.$inferInsert, 'id'>): BannerState => ({
  title: banner.title,
  description: banner.description ?? undefined,
  severity: banner.severity,
  visibleFrom: banner.visibleFrom.toISOString(),
  visibleTo: banner.visibleTo.toISOString(),
});
