import type { SQL } from 'drizzle-orm';

/** What cannot be true of a case at once: a state without the data that it implies. */
export interface Contradiction {
  /** As in "a loan that is being drawn has no drawing". */
  name: string;
  /** Statement that answers what is wrong, one row each; none when nothing is. */
  found: SQL;
}
