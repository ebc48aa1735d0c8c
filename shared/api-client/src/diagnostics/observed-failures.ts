import type { BrowserErrorReport } from '@advisor/contracts/diagnostics/endpoints';

/** An error as it was seen; what may be told of it is decided before it is sent. */
export interface ObservedFailure {
  error: unknown;
  origin: BrowserErrorReport['origin'];
  /** Where it was seen; turned into the pattern of a route, never sent. */
  path: string;
  /** React's own, of an error in rendering. */
  componentStack?: string | undefined;
}

/** So many wait for the code that sends them; an endless row of errors is no news. */
const maxWaiting = 20;
const waiting: ObservedFailure[] = [];
const keep = (failure: ObservedFailure): void => {
  if (waiting.length < maxWaiting) waiting.push(failure);
};
let take = keep;

/** Remembers an error until somebody collects them. Tiny: it is there from the page's first moment. */
export function observeFailure(
  error: unknown,
  origin: ObservedFailure['origin'],
  componentStack?: string,
): void {
  take({ error, origin, path: window.location.pathname, componentStack });
}

/** `script-src-elem` → `ScriptSrcElemPolicyError`, and where our code asked for it. */
function toError({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent): Error {
  const error = new Error(`${effectiveDirective} ${blockedURI}`);
  error.name = `${effectiveDirective.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}PolicyError`;
  error.stack = `${error.name}\n    at ${sourceFile}:${lineNumber}:${columnNumber}`;
  return error;
}

/** Observes what nobody has caught, and what the page's policy has kept from happening. */
export function observeWindow(): void {
  window.addEventListener('error', ({ error }) => {
    // Without one it is another origin's, or a remark of the browser.
    if (error) observeFailure(error, 'window');
  });
  window.addEventListener('securitypolicyviolation', (event) => {
    observeFailure(toError(event), 'policy');
  });
  window.addEventListener('unhandledrejection', ({ reason }) => observeFailure(reason, 'promise'));
}

/** From now on every failure goes there, the waiting ones first. @returns ends it */
export function collectFailures(collect: (failure: ObservedFailure) => void): () => void {
  take = collect;
  for (const failure of waiting.splice(0)) collect(failure);
  return () => {
    take = keep;
  };
}
