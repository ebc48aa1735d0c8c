import { errorCode } from '@advisor/contracts/error-codes';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { Failure, forbidden } from '../../platform/failure';
import { type Fault, faultOf, playOutcome } from '../../platform/http/faults';
import { externalIdOf } from './commands/create-document';
import { openByExternalId, openBySignature } from './document-access';
import { Refusal } from './refusal';
import { answerRefusal, refusedSignatures } from './service/refused';

/** How a call on a sentinel document ends. */
type Outcome =
  | { kind: 'forbidden' }
  | { kind: 'broken' }
  /** Never answers; ends when the caller leaves or the server closes. */
  | { kind: 'down' }
  | { kind: 'refused'; message: string | null }
  /** Does what it is asked for, and the connection is lost before the answer. */
  | { kind: 'answer lost' };

interface SigningSentinel {
  documentId: number;
  /** The call that ends so: the first reading, or the start of a signature. */
  at: 'read' | 'sign';
  outcome: Outcome;
}

const signingSentinels: readonly SigningSentinel[] = [
  {
    documentId: 900_004,
    at: 'read',
    outcome: { kind: 'refused', message: 'Dokument je uzamčen.' },
  },
  { documentId: 900_005, at: 'read', outcome: { kind: 'refused', message: null } },
  {
    documentId: 900_006,
    at: 'sign',
    outcome: { kind: 'refused', message: 'Podpisový tablet není připojen.' },
  },
  { documentId: 900_007, at: 'sign', outcome: { kind: 'refused', message: null } },
  { documentId: 900_011, at: 'read', outcome: { kind: 'forbidden' } },
  { documentId: 900_012, at: 'read', outcome: { kind: 'broken' } },
  { documentId: 900_013, at: 'read', outcome: { kind: 'down' } },
  { documentId: 900_014, at: 'sign', outcome: { kind: 'forbidden' } },
  { documentId: 900_015, at: 'sign', outcome: { kind: 'broken' } },
  { documentId: 900_016, at: 'sign', outcome: { kind: 'down' } },
  { documentId: 900_017, at: 'sign', outcome: { kind: 'answer lost' } },
];

const sentinelCode = 900;

const unavailable = (status: 500 | 503) =>
  new Failure(status, [
    { severity: 1, message: 'Podpisová služba neodpovídá.', errorCode: errorCode.unexpected },
  ]);

/** @throws Failure or Refusal, what the outcome stands for */
async function end(outcome: Outcome, signal: AbortSignal): Promise<void> {
  if (outcome.kind === 'forbidden') throw forbidden();
  if (outcome.kind === 'refused') throw new Refusal(sentinelCode, outcome.message);
  if (outcome.kind === 'broken') throw unavailable(500);
  if (outcome.kind === 'down') await playOutcome(outcome, signal, { late: unavailable(503) });
}

export const faults: readonly Fault[] = [
  ...[signatureCalls.getWithMethods, signatureCalls.get].map((operation) =>
    faultOf(operation, async (call, next) => {
      const { documentExternalId } = call.query;
      const found = signingSentinels.find(
        ({ documentId, at }) => at === 'read' && externalIdOf(documentId) === documentExternalId,
      );
      if (found === undefined) return next();
      await openByExternalId(documentExternalId, call);
      return end(found.outcome, call.signal).catch(refusedSignatures);
    }),
  ),
  faultOf(signatureCalls.sign, async (call, next) => {
    const opened = await openBySignature(call.query.signatureId, call);
    const found = signingSentinels.find(
      ({ documentId, at }) => at === 'sign' && documentId === opened.documentId,
    );
    if (found === undefined) return next();
    if (found.outcome.kind !== 'answer lost')
      return end(found.outcome, call.signal).catch(answerRefusal);
    const answer = await next();
    call.reply.hijack();
    call.request.raw.socket.destroy();
    return answer;
  }),
];
