import { lt } from 'drizzle-orm';
import type { Outdated } from '../../platform/operations/clean-up';
import { retainedMilliseconds } from './commands/once';
import { embedCodes, signingIdempotency, signingLinks } from './schema/signing-records';

/** Milliseconds in which a link that is over still says so. */
const linkMilliseconds = 30 * 86_400_000;

export const outdatedSigning: Outdated = ({ clock }) => {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return [
    { table: embedCodes, isOver: lt(embedCodes.expiresOn, now) },
    { table: signingLinks, isOver: lt(signingLinks.expiresOn, ago(linkMilliseconds)) },
    {
      table: signingIdempotency,
      isOver: lt(signingIdempotency.createdOn, ago(retainedMilliseconds)),
    },
  ];
};
