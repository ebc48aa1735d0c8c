import type { CallResponse } from '@advisor/contracts/operation';
import type { adminCalls } from '@advisor/contracts/admin/calls';
import { eq, type SQL } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config';
import { users } from '../../../platform/session/schema/users';

export type UserSummary = CallResponse<typeof adminCalls.findUser>;

/** Users of this installation: those of the demonstration are nobody where they may not sign in. */
export const isKnown = ({ demoUsers }: Pick<Config, 'demoUsers'>): SQL | undefined =>
  demoUsers ? undefined : eq(users.isDemo, false);

export const summaryOf = (user: typeof users.$inferSelect): UserSummary => ({
  userId: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  cpm: user.cpm ?? undefined,
  icp: user.icp ?? undefined,
  isInternal: user.isInternal,
});
