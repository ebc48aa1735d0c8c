import { mostCodeTries } from '@advisor/contracts/client-requests/rules';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { clientRequests } from '../../../../domain/client-requests/schema';
import { Failure } from '../../../../platform/failure';
import { hashSecret } from '../../../../platform/session/session-store';
import { users } from '../../../../platform/session/schema/users';
import type { Contact } from '../../client-requests/contact';
import { linkCode, linkToken } from '../../client-requests/link-secrets';
import { codeMessage, linkAddress, linkMessage } from '../../client-requests/messages';
import type { RequestRow } from '../../client-requests/request-state';
import type { Sealer } from '../../../../platform/personal-data/sealer';

/** What a new sending begins with. */
export const newSending = (
  sealer: Pick<Sealer, 'hash'>,
  which: { id: number; sending: number },
) => ({
  sending: which.sending,
  tokenHash: hashSecret(linkToken(sealer, which)),
  triesLeft: mostCodeTries,
  codesSent: 0,
  sentOn: null,
  openedOn: null,
});

/**
 * Sends link and code while the advisor waits, outside of the transaction that has made them: a gateway
 * that is slow holds nothing, and what was not sent is said and may be sent again. Sent once: the same
 * call again answers alike.
 */
export async function sendLink(
  { backend, neighbours }: Pick<FastifyInstance, 'backend' | 'neighbours'>,
  request: RequestRow,
  { phoneNumber, emailAddress }: Contact,
  origin: string,
): Promise<{ requestId: number; isSent: boolean; code?: string }> {
  const { db, clock, clientSealer } = backend;
  const { id, sending, codeBy, linkBy } = request;
  const code = linkCode(clientSealer, request);
  const told = codeBy === 'advisor' ? { code } : {};
  if (request.sentOn !== null) return { requestId: id, isSent: true, ...told };
  const [author] = await db.select().from(users).where(eq(users.id, request.sentBy));
  const address = linkAddress(origin, linkToken(clientSealer, request));
  // Somebody has changed the register since: what was promised cannot be kept.
  const isReachable =
    (linkBy === 'email' ? emailAddress : phoneNumber) !== undefined &&
    (codeBy === 'advisor' || phoneNumber !== undefined);
  if (!isReachable) return { requestId: id, isSent: false };
  try {
    const { messageGateway } = neighbours;
    const advisorName = `${author?.firstName} ${author?.lastName}`;
    const mail = linkBy === 'email' ? emailAddress : undefined;
    await messageGateway.send(linkMessage({ request, advisorName, address, emailAddress: mail }));
    if (codeBy === 'sms') await messageGateway.send(codeMessage(request, code));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { requestId: id, isSent: false };
  }
  await db
    .update(clientRequests)
    .set({ sentOn: clock.now() })
    .where(and(eq(clientRequests.id, id), eq(clientRequests.sending, sending)));
  return { requestId: id, isSent: true, ...told };
}
