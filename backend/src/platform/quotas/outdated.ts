import { lt } from 'drizzle-orm';
import type { Outdated } from '../operations/clean-up';
import { quotas } from './schema';

/** The longest span that anything is limited in. */
const hour = 3_600_000;

export const outdatedQuotas: Outdated = ({ clock }) => [
  { table: quotas, isOver: lt(quotas.since, new Date(clock.now().getTime() - hour)) },
];
