import { createNewsFilter } from '@advisor/api-client/diagnostics/news-filter';
import { collectFailures } from '@advisor/api-client/diagnostics/observed-failures';
import { createReportQueue } from '@advisor/api-client/diagnostics/report-queue';
import { scrubError } from '@advisor/api-client/diagnostics/scrub-error';
import { sendBeacon } from '@advisor/api-client/diagnostics/send-beacon';
import { loadedBuild } from '../config/version-check';

/** Tells the server of errors of the document before sign-in, as the application does of its own. */
export function reportFailures(): void {
  const build = loadedBuild();
  const queue = createReportQueue({ build, send: sendBeacon });
  const isNews = createNewsFilter();
  collectFailures(({ error, origin, path, componentStack }) => {
    if (!isNews(error)) return;
    const part = { part: 'host', version: build ?? 'unknown', channel: 'stable' } as const;
    queue.addError({ ...part, ...scrubError(error, componentStack), origin, route: path });
  });
}
