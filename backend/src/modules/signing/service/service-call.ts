import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../clock';
import type { Config } from '../../../config';
import type { Database } from '../../../db/database';
import type { Sealer } from '../../../personal-data/sealer';
import type { SignedInUser } from '../../../session/user';
import type { Deed } from '../change-document';
import type { LinkPlaces } from '../links';
import { pagesOrigin, returnAddress } from './return-address';

/** What the operations of the service need of a call. */
export interface ServiceCall {
  user: SignedInUser;
  db: Database;
  clock: Clock;
  config: Config;
  signal: AbortSignal;
  request: FastifyRequest;
}

export const deedOf = ({
  user,
  request,
  clock,
}: Pick<ServiceCall, 'user' | 'request' | 'clock'>): Deed => ({
  actor: 'user',
  userId: user.id,
  traceId: request.id,
  now: clock.now(),
});

export const placesOf = ({ request, user, config }: ServiceCall, sealer: Sealer): LinkPlaces => ({
  pagesOrigin: pagesOrigin(request, config),
  returnTo: returnAddress(request, user, config),
  sealer,
});
