/*
 * Pure data: the browser bundles it without the schemas.
 */

/** What one batch may hold; with every field's own limit it stays below what a beacon may carry. */
export const reportLimits = {
  errors: 20,
  vitals: 40,
  /** Of one error. */
  frames: 12,
  /** Bytes of a batch. */
  bytes: 60_000,
  /** Batches that one user, or one network without a session, may send within a minute. */
  batchesAMinute: 30,
} as const;

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'LOAD'] as const;

/** What may be told of an error: names and places of our code, never what it was working on. */
export const reportForms = {
  /** Name of a remote, or `host`; and of a version's folder. As deployments name them. */
  part: /^[a-z][a-z0-9-]*$/,
  version: /^[0-9a-z][0-9a-z-]*$/,
  /** Class of an error. */
  errorName: /^([A-Z][A-Za-z]{0,39})?(Error|Exception)$/,
  /** A file of a build, by its hash, with line and column. */
  frame:
    /^\/(remotes\/[a-z][a-z0-9-]{0,39}\/[0-9a-z-]{1,40}\/|embed\/)?[\w-]{1,60}\.[0-9a-f]{8,20}\.js:\d{1,7}:\d{1,7}$/,
  /** Pattern of a route: whatever changes in an address is a name with a colon there. */
  route: /^(\/:?[a-zA-Z.*-]*\??)+$/,
} as const;
