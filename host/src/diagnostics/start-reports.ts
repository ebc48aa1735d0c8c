import { isRouteErrorResponse, type RouteObject } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import { operationUrl } from '@advisor/api-client/call';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import type { AppConfig } from '../config/app-config';
import { loadedBuild } from '../config/version-check';
import { RemoteLoadError } from '../remotes/remote-loader';
import { collectFailures, type ObservedFailure } from './observed-failures';
import { countErrors, usePartHealthStore } from './part-health';
import { namedPart, partOfFailure, partOfPath } from './part-of-failure';
import { createReportQueue, type Batch } from './report-queue';
import { routePatternOf } from './route-pattern';
import { scrubError } from './scrub-error';
import { measureVitals } from './web-vitals';

export interface ReportsOptions {
  registry: ServedRegistry;
  /** With those that remotes have brought since. */
  router: { readonly routes: readonly RouteObject[] };
  config: Pick<AppConfig, 'sentryDsn' | 'environment'>;
}

/** What is no fault of the page: the server's answers, which its own log knows, and what was stopped. */
const isExpected = (error: unknown): boolean =>
  isApiError(error) ||
  isRouteErrorResponse(error) ||
  error instanceof Response ||
  (error instanceof DOMException && error.name === 'AbortError');

const sendBeacon = (batch: Batch): void => {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  navigator.sendBeacon(operationUrl('diagnostics.report'), body);
};

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

  const seen = new WeakSet<object>();
  const isRepeated = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false;
    const isSeen = seen.has(error);
    seen.add(error);
    return isSeen;
  };
  collectFailures(({ error, origin, path, componentStack }: ObservedFailure) => {
    if (isExpected(error) || isRepeated(error)) return;
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
  const noteLoads = () => {
    for (const [name, { load }] of Object.entries(usePartHealthStore.getState())) {
      if (load?.state !== 'loaded') continue;
      const route = routeOf(window.location.pathname);
      const value = load.durationMs;
      queue.putVital(`LOAD ${name}`, { ...namedPart(registry, name), name: 'LOAD', value, route });
    }
  };
  noteLoads();
  usePartHealthStore.subscribe(noteLoads);
}
