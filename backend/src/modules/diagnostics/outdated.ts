import { lt } from 'drizzle-orm';
import type { Outdated } from '../../platform/operations/clean-up';
import { browserErrors, reportQuotas, webVitals } from './schema';

const minute = 60_000;
/** Milliseconds: longer than anybody looks back, no longer than a fortnight. */
const reportsKept = 14 * 86_400_000;

export const outdatedDiagnostics: Outdated = ({ clock }) => {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return [
    { table: browserErrors, isOver: lt(browserErrors.reportedOn, ago(reportsKept)) },
    { table: webVitals, isOver: lt(webVitals.reportedOn, ago(reportsKept)) },
    { table: reportQuotas, isOver: lt(reportQuotas.minute, ago(minute)) },
  ];
};
