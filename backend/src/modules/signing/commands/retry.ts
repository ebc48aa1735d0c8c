import { idempotencyKey } from '../../../platform/http/idempotency-key';
import type { Sealer } from '../../../platform/personal-data/sealer';
import type { OpenedDocument } from '../document-access';
import { refusal } from '../refusal';
import { deedOf, placesOf, type ServiceCall } from '../service/service-call';
import { changeDocument } from './change-document';
import { once } from './once';
import { memberIn, requireOffer, requireSignable, startAttempt } from './start-signing';

/** Starts an attempt again after it expired or failed, or because the pad was left. */
export function retry(
  call: ServiceCall & { query: { mode: string } },
  opened: OpenedDocument & { memberId: number },
  sealer: Sealer,
): Promise<string | null> {
  const { db, user, query, config } = call;
  const places = placesOf(call, sealer);
  return changeDocument(db, opened.documentId, deedOf(call), (change) =>
    once(change, {
      key: idempotencyKey(call.request),
      userId: user.id,
      asked: ['retry', opened.memberId, query.mode],
      sealer,
      work: async () => {
        const { row } = change.document;
        const member = memberIn(change, opened.memberId, query.mode);
        await requireSignable(change, user);
        if (row.process === null || member.methodCode === null) throw refusal('notStarted');
        const { methods } = requireOffer(change, member, row.process);
        const method = methods.find(({ code }) => code === member.methodCode);
        if (method === undefined) throw refusal('unknownMethod');
        if (member.isFinal && member.state === 'inProgress') throw refusal('final');
        return startAttempt(change, member, 'retry', {
          process: row.process,
          method,
          places,
          config,
        });
      },
    }),
  );
}
