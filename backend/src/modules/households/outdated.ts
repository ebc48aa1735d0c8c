import { lt } from 'drizzle-orm';
import type { Outdated } from '../../platform/operations/clean-up';
import { applicationChanges } from '../../domain/cases/history/schema';

const day = 86_400_000;

export const outdatedChanges: Outdated = ({ clock, config }) => [
  {
    table: applicationChanges,
    isOver: lt(
      applicationChanges.changedOn,
      new Date(clock.now().getTime() - config.changeHistoryDays * day),
    ),
  },
];
