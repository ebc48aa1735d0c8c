import { createNewsFilter } from '@advisor/api-client/diagnostics/news-filter';
import { collectFailures } from '@advisor/api-client/diagnostics/observed-failures';
import { createReportQueue } from '@advisor/api-client/diagnostics/report-queue';
import { scrubError } from '@advisor/api-client/diagnostics/scrub-error';
import { sendBeacon } from '@advisor/api-client/diagnostics/send-beacon';
import { measureVitals } from '@advisor/api-client/diagnostics/web-vitals';

/**
 * Begins to tell our server of the page's errors and speed, of what has been since its start too.
 * Nothing of the client, the document or the parent is in it, and the parent is told nothing.
 * @param version the deployed one
 */
export function reportPage(version = 'unknown'): void {
  const page = {
    part: 'signing-embed',
    version,
    channel: 'stable',
    route: '/embed/signing',
  } as const;
  const queue = createReportQueue({ build: undefined, send: sendBeacon });
  const isNews = createNewsFilter();
  collectFailures(({ error, origin, componentStack }) => {
    if (isNews(error)) queue.addError({ ...page, ...scrubError(error, componentStack), origin });
  });
  measureVitals(({ id, name, value }) => queue.putVital(id, { ...page, name, value }));
}
