import { lt } from 'drizzle-orm';
import type { Outdated } from '../operations/clean-up';
import { accessJournal } from './schema';

const day = 86_400_000;

export const outdatedAccesses: Outdated = ({ clock, config }) => [
  {
    table: accessJournal,
    isOver: lt(
      accessJournal.seenOn,
      new Date(clock.now().getTime() - config.accessJournalDays * day),
    ),
  },
];
