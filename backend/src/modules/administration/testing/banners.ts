import { adminCalls } from '@advisor/contracts/admin/calls';
import type { BannerInput } from '@advisor/contracts/admin/banners';
import { type TestApp, testNow } from '../../../testing/test-app';

const hour = 3_600_000;

/** An instant so many hours after the test's present. */
export const inHours = (hours: number): string =>
  new Date(testNow.getTime() + hours * hour).toISOString();

/** A banner that is seen from an hour ago for two hours. */
export const bannerInput = (changed: Partial<BannerInput> = {}): BannerInput => ({
  title: 'Odstávka podepisování',
  severity: 'warning',
  visibleFrom: inHours(-1),
  visibleTo: inHours(1),
  ...changed,
});

/** Publishes a banner. @returns its number */
export async function newBanner(
  backend: TestApp,
  changed: Partial<BannerInput> = {},
): Promise<number> {
  const answer = await backend.callOperation(adminCalls.createBanner, {
    as: 'admin',
    body: bannerInput(changed),
  });
  return answer.json<{ feBannerId: number }>().feBannerId;
}
