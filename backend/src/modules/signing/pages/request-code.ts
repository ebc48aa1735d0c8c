import type { FastifyReply } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { backToPage, changeMember, type SignerRequest } from '../commands/member-change';
import { codeMinutes, makeCode, matterOf, withdrawCode } from '../commands/one-time-code';
import { noteReading } from './reading';

/**
 * Sends the member a one-time code. The gateway is asked while the client waits, outside of any
 * transaction: a code that comes late is worth nothing, and one that is not sent signs nothing and
 * does not count.
 */
export async function requestCode(
  request: SignerRequest,
  reply: FastifyReply,
  { sealer }: { sealer: Sealer },
): Promise<FastifyReply> {
  const made = await changeMember(request, async (change, member) => {
    // Who asks for a code to sign by says so.
    if (request.body?.['refusing'] === undefined) await noteReading(change, member.id);
    return { member, code: await makeCode(change, member.id, sealer) };
  });
  if (made === undefined) return backToPage(request, reply);
  const { member, code } = made;
  if (code === undefined) return backToPage(request, reply, 'too-many');
  try {
    await request.server.neighbours.messageGateway.send({
      channel: 'sms',
      customerId: member.customerId ?? undefined,
      text: `Váš kód pro podpis je ${code}. Platí ${codeMinutes} minut.`,
      correlationId: matterOf(member.id),
    });
    return backToPage(request, reply);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await changeMember(request, (change) => withdrawCode(change, member.id, code, sealer));
    return backToPage(request, reply, 'not-sent');
  }
}
