import { isRouteErrorResponse, type RouteObject } from 'react-router-dom';
import { createNewsFilter } from '@advisor/api-client/diagnostics/news-filter';
import {
  collectFailures,
  type ObservedFailure,
} from '@advisor/api-client/diagnostics/observed-failures';
import { createReportQueue } from '@advisor/api-client/diagnostics/report-queue';
import { scrubError } from '@advisor/api-client/diagnostics/scrub-error';
import { sendBeacon } from '@advisor/api-client/diagnostics/send-beacon';
import { measureVitals } from '@advisor/api-client/diagnostics/web-vitals';
import type { ServedRegistry } from '@advisor/deployment/served-registry';
import type { AppConfig } from '../config/app-config';
import { loadedBuild } from '../config/version-check';
import { isCancelled } from '../loading/waits';
import { RemoteLoadError } from '../remotes/remote-loader';
import { countErrors, usePartHealthStore } from './part-health';
import { namedPart, partOfFailure, partOfPath } from './part-of-failure';
import { routePatternOf } from './route-pattern';

export interface ReportsOptions {
  registry: ServedRegistry;
  /** With those that remotes have brought since. */
  router: { readonly routes: readonly RouteObject[] };
  config: Pick<AppConfig, 'sentryDsn' | 'environment'>;
}

/** What broke it, where a remote could not be loaded. */
const causeOf = (error: unknown): unknown =>
  error instanceof RemoteLoadError && error.cause instanceof Error ? error.cause : error;

/** Begins to tell the server of errors and speed, of what has been since the page's start too. */
export async function startReports({ registry, router, config }: ReportsOptions): Promise<void> {
  const build = loadedBuild();
  // What somebody tries on their machine is no news of any version.
  const isDeployed = registry.remotes.every(({ override }) => override === undefined);
  const queue = createReportQueue({ build, send: isDeployed ? sendBeacon : () => undefined });
  const { sentryDsn: dsn, environment } = config;
  const sentry =
    dsn && isDeployed
      ? await import(/* webpackChunkName: 'sentry' */ './sentry').then(
          ({ createSentry }) => createSentry({ dsn, environment, build }),
          () => undefined,
        )
      : undefined;
  const routeOf = (path: string) => routePatternOf(router.routes, path);

  const isNews = createNewsFilter();
  collectFailures(({ error, origin, path, componentStack }: ObservedFailure) => {
    if (isRouteErrorResponse(error) || isCancelled(error) || !isNews(error)) return;
    const scrubbed = scrubError(causeOf(error), componentStack);
    const part = partOfFailure(registry, { error, path, frames: scrubbed.frames });
    const report = { ...part, ...scrubbed, origin, route: routeOf(path) };
    countErrors(part.part);
    queue.addError(report);
    sentry?.(report);
  });

  measureVitals(({ id, path, ...vital }) => {
    queue.putVital(id, { ...partOfPath(registry, path), ...vital, route: routeOf(path) });
  });
  const recordLoads = () => {
    for (const [name, { load }] of Object.entries(usePartHealthStore.getState())) {
      if (load?.state !== 'loaded') continue;
      const route = routeOf(window.location.pathname);
      const value = load.durationMs;
      queue.putVital(`LOAD ${name}`, { ...namedPart(registry, name), name: 'LOAD', value, route });
    }
  };
  recordLoads();
  usePartHealthStore.subscribe(recordLoads);
}
