import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { SignedInUser } from '../../../platform/session/user';
import { placeOf } from '../acting-place';
import type { AuditContext } from '../commands/change-document';
import type { LinkPlaces } from '../commands/links';
import { signaturePagesOrigin } from '../../../platform/http/signature-pages-origin';
import { returnAddress } from './return-address';

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
}: Pick<ServiceCall, 'user' | 'request' | 'clock'>): AuditContext => ({
  actor: 'user',
  userId: user.id,
  traceId: request.id,
  now: clock.now(),
  from: placeOf(request),
});

export const placesOf = ({ request, user, config }: ServiceCall, sealer: Sealer): LinkPlaces => ({
  pagesOrigin: signaturePagesOrigin(request, config),
  returnTo: returnAddress(request, user, config),
  sealer,
});
