import type { Banner } from './banners.queries';

export const bannerPhases = ['seen', 'planned', 'past'] as const;
type BannerPhase = (typeof bannerPhases)[number];

type Times = Pick<Banner, 'visibleFrom' | 'visibleTo'>;

/** Whether a banner is seen at an instant; the end itself is past. */
export function phaseOf({ visibleFrom, visibleTo }: Times, now: Date): BannerPhase {
  if (new Date(visibleTo) <= now) return 'past';
  return new Date(visibleFrom) > now ? 'planned' : 'seen';
}

/** Banners that are seen beside one for a while; one that ends as it begins is none. */
export const seenBeside = (
  banners: readonly Banner[],
  { visibleFrom, visibleTo, feBannerId }: Times & { feBannerId?: number | undefined },
): Banner[] =>
  banners.filter(
    (other) =>
      other.feBannerId !== feBannerId &&
      new Date(other.visibleFrom) < new Date(visibleTo) &&
      new Date(visibleFrom) < new Date(other.visibleTo),
  );
