import {
  mostCodesOfAddress,
  mostUnknownLinksOfAddress,
} from '@advisor/contracts/client-requests/rules';
import type { FastifyRequest } from 'fastify';
import { tooManyRequests } from '../../../platform/failure';
import { takeQuota } from '../../../platform/quotas/take-quota';
import { networkOf } from '../../../platform/session/network-of';

const hour = 3_600_000;

/** What is limited for an address as a whole: nobody is signed in by whom it could be. */
const limits = { code: mostCodesOfAddress, unknown: mostUnknownLinksOfAddress } as const;

/** @throws Failure 429 for too many in an hour, from one address */
export async function takeAddressQuota(
  request: FastifyRequest,
  what: keyof typeof limits,
): Promise<void> {
  const key = `client-${what}\n${networkOf(request.ip)}`;
  const quota = { key, spanMilliseconds: hour, max: limits[what] };
  const wait = await takeQuota(request.server.backend, quota);
  if (wait !== undefined)
    throw tooManyRequests('Příliš mnoho pokusů. Zkuste to prosím později.', wait);
}
