import type { WebVitalReport } from '@advisor/contracts/diagnostics/endpoints';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** A measurement and the path of the screen that it belongs to. */
export interface MeasuredVital extends Pick<WebVitalReport, 'name' | 'value'> {
  /** The same for all values of one measurement. */
  id: string;
  path: string;
}

/**
 * Measures from the page's start, although it begins late: the browser has kept what was before.
 * @param note told of each value, which the next one of the same id replaces
 */
export function measureVitals(note: (vital: MeasuredVital) => void): void {
  const startPath = window.location.pathname;
  const noteAt = (pathOf: () => string) => (metric: Metric) => {
    const { id, name, value, navigationURL } = metric;
    const path = navigationURL ? new URL(navigationURL, window.location.href).pathname : pathOf();
    note({ id, name, value, path });
  };
  const atStart = noteAt(() => startPath);
  // They grow for as long as the page is open: theirs is the screen where they last did.
  const whereGrown = noteAt(() => window.location.pathname);
  const options = { reportAllChanges: true, reportSoftNavs: true };
  onTTFB(atStart);
  onFCP(atStart, options);
  onLCP(atStart, options);
  onCLS(whereGrown, options);
  onINP(whereGrown, options);
}
