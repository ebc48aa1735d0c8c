import { signatureType } from '@advisor/contracts/codebooks/document';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/contract-routes';
import type { Sealer } from '../../../platform/personal-data/sealer';
import { answerNotFound } from '../../../platform/http/error-handler';
import { changeDocument } from '../commands/change-document';
import { documentContent } from '../content/document-content';
import { currentFile } from '../document-pdf';
import { type OpenedDocument, openByExternalId, openBySignature } from '../document-access';
import { Refusal, refusal, resultOf, success } from '../refusal';
import type { Sealing } from '../commands/seal-document';
import { answerRefusal, refusedSignatures } from './refused';
import { readSettled } from '../commands/settle';
import { documentState } from '../state-machine';
import { cancelAll } from '../commands/cancel-all';
import { cancelOne } from '../commands/cancel-one';
import { readForm, saveClientData } from '../commands/client-data';
import { delegate, openDelegatedLink } from '../commands/delegate';
import { countAnswer } from '../commands/count-answer';
import { checkAddress } from './service-address';
import { documentText } from './document-text';
import { deedOf, type ServiceCall } from './service-call';
import { retry } from '../commands/retry';
import { sign } from '../commands/sign';
import { signaturesAnswer } from './signatures-answer';
import { memberIn, requireOffer, requireSignable } from '../commands/start-signing';

/** The nine operations of the signature service. */
export function registerSignatureService(
  app: FastifyInstance,
  { sealer, seal }: { sealer: Sealer; seal: Sealing },
): void {
  const signaturesOf = async (
    call: ServiceCall,
    { documentId }: OpenedDocument,
  ): Promise<Signatures> => {
    const { db } = call;
    const document = await readSettled({ ...call, seal }, documentId);
    const { state, answersUntilReady, signatureTypeId } = document.row;
    if (signatureTypeId === signatureType.physical.code || document.members.length === 0) {
      throw refusal('onPaper');
    }
    if (state === documentState.cancelled) throw refusal('documentCancelled');
    if (state === documentState.unknown) throw refusal('notPrepared');
    const address = await openDelegatedLink(call, document, sealer);
    const answer = { Result: success, ...signaturesAnswer(document, address) };
    if (answersUntilReady === 0) return answer;
    await countAnswer(db, documentId);
    return { ...answer, Process: null, Groups: [] };
  };

  const read = async (
    call: ServiceCall & {
      params: { context: string };
      query: { documentExternalId: string; org: string };
    },
  ): Promise<Signatures> => {
    checkAddress(call.config, call.params.context, call.query.org);
    const opened = await openByExternalId(call.query.documentExternalId, call);
    return signaturesOf(call, opened).catch(refusedSignatures);
  };
  // The product's page is no answer to a call.
  app.get('/:context/REST/SignaturesService/*', answerNotFound);

  serve(app, signatureCalls.getWithMethods, read);
  serve(app, signatureCalls.get, read);

  serve(app, signatureCalls.clientDataFields, async (call) => {
    checkAddress(call.config, call.params.context);
    const { documentId, memberId } = await openBySignature(call.query.signatureId, call);
    const { members } = await readSettled({ ...call, seal }, documentId);
    const member = members.find(({ id }) => id === memberId);
    if (member === undefined) throw new Error('a signature has disappeared');
    return { Result: success, ...(await readForm(call.db, member, call.query.formId, sealer)) };
  });

  serve(app, signatureCalls.setClientData, async (call) => {
    checkAddress(call.config, call.params.context);
    const { documentId, memberId } = await openBySignature(call.params.signatureId, call);
    await readSettled({ ...call, seal }, documentId);
    const { Process: process, FormId: formId, Properties: properties } = call.body;
    return changeDocument(call.db, documentId, deedOf(call), async (change) => {
      const member = memberIn(change, memberId);
      await requireSignable(change, call.user);
      if (member.state === 'accepted') throw refusal('alreadySigned');
      if (member.state === 'inProgress') throw refusal('alreadyInProgress');
      const offered = requireOffer(change, member, process);
      await saveClientData(change, member, { process: offered, formId, properties, sealer });
    }).then(answerSuccess, answerRefusal);
  });

  serve(app, signatureCalls.sign, async (call) => {
    checkAddress(call.config, call.params.context);
    const opened = await openBySignature(call.query.signatureId, call);
    await readSettled({ ...call, seal }, opened.documentId);
    return sign(call, opened, sealer)
      .then((NavigateUrl) => ({ Result: success, NavigateUrl }))
      .catch(answerRefusal);
  });

  serve(app, signatureCalls.retry, async (call) => {
    checkAddress(call.config, call.params.context);
    const opened = await openBySignature(call.query.signatureId, call);
    await readSettled({ ...call, seal }, opened.documentId);
    return retry(call, opened, sealer)
      .then((NavigateUrl) => ({ Result: success, NavigateUrl }))
      .catch(answerRefusal);
  });

  serve(app, signatureCalls.cancelOne, async (call) => {
    checkAddress(call.config, call.params.context);
    const opened = await openBySignature(call.query.signatureId, call);
    await readSettled({ ...call, seal }, opened.documentId);
    return cancelOne(call, opened).then(answerSuccess, answerRefusal);
  });

  serve(app, signatureCalls.cancelAll, async (call) => {
    checkAddress(call.config, call.params.context);
    const opened = await openByExternalId(call.query.documentExternalId, call);
    await readSettled({ ...call, seal }, opened.documentId);
    return cancelAll(call, opened).then(answerSuccess, answerRefusal);
  });

  serve(app, signatureCalls.delegate, async (call) => {
    checkAddress(call.config, call.params.context);
    const opened = await openByExternalId(call.query.documentExternalId, call);
    await readSettled({ ...call, seal }, opened.documentId);
    return delegate(call, opened, sealer)
      .then(() => signaturesOf(call, opened))
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        // Who was too late sees what the other one has started.
        const current = await signaturesOf(call, opened).catch(refusedSignatures);
        return { ...current, Result: resultOf(error) };
      });
  });

  serve(app, signatureCalls.document, async (call) => {
    checkAddress(call.config, call.params.context, call.query.org);
    const { documentId } = await openByExternalId(call.query.documentExternalId, call);
    return documentText(await documentContent(app, documentId));
  });

  serve(app, signatureCalls.documentFile, async (call) => {
    checkAddress(call.config, call.params.context, call.query.org);
    const { documentId } = await openByExternalId(call.query.documentExternalId, call);
    const document = await readSettled({ ...call, seal }, documentId);
    return currentFile(app, document, { seal, audit: deedOf(call) });
  });
}

const answerSuccess = () => ({ Result: success });
