import type { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import type { BrowserErrorReport, WebVitalReport } from '@advisor/contracts/diagnostics/endpoints';
import { reportLimits } from '@advisor/contracts/diagnostics/report-form';
import type { CallBody } from '@advisor/contracts/operation';

export type Batch = CallBody<typeof diagnosticsCalls.report>;

interface ReportQueueOptions {
  build: string | undefined;
  /** Has to work while the page is being left. */
  send: (batch: Batch) => void;
}

/** An error is told as soon as this, together with what comes meanwhile. Milliseconds. */
const errorDelayMs = 1_000;
/** Batches follow one another no faster than this. Milliseconds. */
const pauseMs = 5_000;

export interface ReportQueue {
  addError: (error: Omit<BrowserErrorReport, 'count'>) => void;
  /** Waits until the page is hidden: until then it may still grow. @param key takes the place of what has the same */
  putVital: (key: string, vital: WebVitalReport) => void;
}

/**
 * Gathers reports into batches. Errors go within seconds; measurements when the page is hidden, which
 * is the last that it can tell of, each of them once. What is more than a batch holds is left out.
 */
export function createReportQueue({ build, send }: ReportQueueOptions): ReportQueue {
  const errors = new Map<string, BrowserErrorReport>();
  const vitals = new Map<string, WebVitalReport>();
  const reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = -Infinity;

  function flush(withVitals: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const measured = withVitals ? [...vitals] : [];
    if (errors.size === 0 && measured.length === 0) return;
    send({
      ...(build === undefined ? {} : { build }),
      errors: [...errors.values()],
      vitals: measured.map(([, vital]) => vital),
    });
    sentAt = performance.now();
    errors.clear();
    for (const [key] of measured) {
      vitals.delete(key);
      reported.add(key);
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush(true);
  });
  window.addEventListener('pagehide', () => flush(true));

  return {
    addError: (error) => {
      const key = JSON.stringify(error);
      const known = errors.get(key);
      if (known) errors.set(key, { ...known, count: Math.min(known.count + 1, 10_000) });
      else if (errors.size < reportLimits.errors) errors.set(key, { ...error, count: 1 });
      timer ??= setTimeout(
        () => flush(false),
        Math.max(errorDelayMs, sentAt + pauseMs - performance.now()),
      );
    },
    putVital: (key, vital) => {
      if (reported.has(key)) return;
      if (vitals.has(key) || vitals.size < reportLimits.vitals) vitals.set(key, vital);
    },
  };
}
