import { whenIdle } from '@advisor/api-client/diagnostics/when-idle';
import type { ReportsOptions } from './start-reports';

/** Loads the code of reports when nothing else is to do, and begins to report. */
export const reportWhenIdle = (options: ReportsOptions): void =>
  whenIdle(async () => {
    const { startReports } = await import(/* webpackChunkName: 'reports' */ './start-reports');
    await startReports(options);
  });
