import type { BrowserContext } from '@playwright/test';

/** What a page tried against its security policy. */
export interface Violation {
  directive: string;
  /** The address, or what kind of code it was. */
  blocked: string;
  /** The beginning of that code. */
  sample: string;
  page: string;
  source: string;
}

declare global {
  interface Window {
    reportViolation: (violation: Violation) => void;
  }
}

/** Collects what the browser reports on all pages and frames of the context, as it comes. */
export async function collectViolations(context: BrowserContext): Promise<Violation[]> {
  const found: Violation[] = [];
  await context.exposeBinding('reportViolation', (_source, violation: Violation) => {
    found.push(violation);
  });
  await context.addInitScript(() =>
    window.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        sample: event.sample,
        page: event.documentURI,
        source: `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`,
      }),
    ),
  );
  return found;
}
