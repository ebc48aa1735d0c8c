/** What a runner itself gives for the reason. */
export const diedEachTime = 'node died during each attempt';

const className = /^(?:[A-Z][A-Za-z]{2,40})?(?:Error|Failure|Exception)$/;
/** Of PostgreSQL, of the system, or of a library. */
const code = /^(?:[0-9A-Z]{5}|E[A-Z]{4,15}|[A-Z]+(?:_[A-Z]+)+)$/;
/** As `connect` says that a neighbour did not answer. */
const neighbour = /\b[a-z]+(?:-[a-z]+)* [a-z][A-Za-z]*: (?:timeout|malformed|failed)$/;

/**
 * What may be told of a job's error beyond the node's log: its class, its code and the neighbour that
 * failed. A sentence may quote what the job was working on, and so a client.
 */
export function toldError(error: string): string {
  const [name = '', second = ''] = error.split(' ');
  const told = [
    className.test(name) ? name : 'Error',
    code.test(second) ? second : undefined,
    error.endsWith(diedEachTime) ? diedEachTime : neighbour.exec(error)?.[0],
  ];
  return told.filter((part) => part !== undefined).join(' ');
}
