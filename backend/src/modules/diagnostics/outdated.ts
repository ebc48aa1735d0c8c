import { lt } from 'drizzle-orm';
import type { Outdated } from '../../platform/operations/clean-up';
import { browserErrors, webVitals } from './schema';

/** Milliseconds: how long reports are retained. */
const reportRetentionMs = 14 * 86_400_000;

export const outdatedDiagnostics: Outdated = ({ clock }) => {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return [
    { table: browserErrors, isOver: lt(browserErrors.reportedOn, ago(reportRetentionMs)) },
    { table: webVitals, isOver: lt(webVitals.reportedOn, ago(reportRetentionMs)) },
  ];
};
