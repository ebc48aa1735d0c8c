import { DrizzleQueryError } from 'drizzle-orm';

/** Classes of PostgreSQL's errors whose messages quote values: wrong data, broken constraints. */
const quotesValues = /^2[23]/;

/** The cause of a failure for the operator, without values of statements. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (error instanceof DrizzleQueryError) {
    return error.cause === undefined ? 'a statement failed' : reasonOf(error.cause);
  }
  if (!(error instanceof Error)) return 'an unknown error';
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && quotesValues.test(code)) return `PostgreSQL error ${code}`;
  return message.replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}
