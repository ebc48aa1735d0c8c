import type { embedCalls } from '@advisor/contracts/embed/calls';
import { errorCode } from '@advisor/contracts/error-codes';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Call } from '../../../platform/http/contract-routes';
import { signingDocuments } from '../../../domain/signing/schema';
import { embedCodes } from '../schema/signing-records';
import { forbidden } from '../../../platform/failure';
import { originOf } from '../../../platform/session/origin-of';
import { writeFrameCookie } from '../../../platform/session/session-cookie';
import { createSession, hashSecret } from '../../../platform/session/session-store';

const refused = () =>
  forbidden('Kód pro podepisování již neplatí.', { errorCode: errorCode.signInFailed });

/** Turns a code into the session of a frame, once. */
export async function exchangeCode({
  db,
  body,
  clock,
  config,
  request,
  reply,
}: Call<typeof embedCalls.exchangeCode>) {
  const now = clock.now();
  const [used] = await db
    .update(embedCodes)
    .set({ usedOn: now })
    .where(
      and(
        eq(embedCodes.codeHash, hashSecret(body.code)),
        isNull(embedCodes.usedOn),
        gt(embedCodes.expiresOn, now),
      ),
    )
    .returning({ userId: embedCodes.userId, documentId: embedCodes.documentId });
  if (used === undefined) throw refused();
  const [document] = await db
    .select({ externalId: signingDocuments.externalId })
    .from(signingDocuments)
    .where(eq(signingDocuments.documentId, used.documentId));
  if (document?.externalId !== body.documentExternalId) throw refused();
  const secret = await createSession(request.server.backend, used.userId, {
    documentScope: used.documentId,
    from: originOf(request),
  });
  writeFrameCookie(reply, body.documentExternalId, secret);
  return { idleSeconds: config.idleMinutes * 60, documentOnSAId: used.documentId };
}
