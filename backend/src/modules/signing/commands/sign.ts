import type { CallBody } from '@advisor/contracts/operation';
import type { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { idempotencyKey } from '../../../platform/http/idempotency-key';
import { changeDocument } from './change-document';
import type { OpenedDocument } from '../document-access';
import { once } from './once';
import { refusal } from '../refusal';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { requireForms, saveClientData } from './client-data';
import { deedOf, placesOf, type ServiceCall } from '../service/service-call';
import { memberIn, requireOffer, requireSignable, startAttempt } from './start-signing';

type Opened = OpenedDocument & { memberId: number };
type SignCall = ServiceCall & {
  query: { mode: string };
  body: CallBody<typeof signatureCalls.sign>;
};

/** Starts a signature; repeated with the same idempotency key it answers alike and does nothing. */
export function sign(call: SignCall, opened: Opened, sealer: Sealer): Promise<string | null> {
  const { db, user, body, query, config } = call;
  const places = placesOf(call, sealer);
  return changeDocument(db, opened.documentId, deedOf(call), (change) =>
    once(change, {
      key: idempotencyKey(call.request),
      userId: user.id,
      asked: ['sign', opened.memberId, query.mode, body],
      sealer,
      work: async () => {
        const process = body.Process;
        const member = memberIn(change, opened.memberId, query.mode);
        await requireSignable(change, user);
        const offered = requireOffer(change, member, process);
        if (process === 'MSC') throw refusal('delegateOnly');
        const method = offered.methods.find(({ code }) => code === body.SigningMethodCode);
        if (method === undefined) throw refusal('unknownMethod');
        if (member.isHeld) throw refusal('held');
        if (body.FormId && (body.Properties?.length ?? 0) > 0) {
          await saveClientData(change, member, {
            process: offered,
            formId: body.FormId,
            properties: body.Properties ?? [],
            sealer,
          });
        }
        await requireForms(change, member, method.formIds);
        return startAttempt(change, member, 'sign', { process, method, places, config });
      },
    }),
  );
}
