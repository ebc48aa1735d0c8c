import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { Call } from '../../../platform/http/contract-routes';
import { browserErrors, webVitals } from '../schema';

/** Stores what a browser reports; the log gets counts only. */
export async function storeReports({
  db,
  clock,
  log,
  body: { build, errors, vitals },
}: Call<typeof diagnosticsCalls.report>): Promise<void> {
  const common = { reportedOn: clock.now(), build };
  if (errors.length > 0) {
    await db.insert(browserErrors).values(errors.map((error) => ({ ...error, ...common })));
    for (const { part, version, count } of errors) {
      log.warn({ part, version, count }, 'browser errors reported');
    }
  }
  if (vitals.length > 0) {
    await db.insert(webVitals).values(vitals.map((vital) => ({ ...vital, ...common })));
  }
}
