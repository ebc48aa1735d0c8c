import { call } from '@advisor/api-client/call';
import { signingProcess } from '@advisor/contracts/codebooks/document';
import type { BodyOf } from '@advisor/contracts/endpoint';
import type { Contract } from '@advisor/contracts/contract';
import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { accepted } from './signature-refusal';
import type { SigningDocument } from './signing-document';

/*
 * Every one throws an `ApiError` when the call fails and a `SignatureRefusal` when it is refused.
 */

/** What makes one wish of the user one signature, and where the signing device returns to. */
interface StartHeaders {
  operationId: string;
  returnPath: string;
}

const toHeaders = ({ operationId, returnPath }: StartHeaders) => ({
  'Idempotency-Key': operationId,
  'X-Context': returnPath,
});

const signature = ({ context }: SigningDocument, { Id, Mode }: SignatureMember) => ({
  params: { context },
  query: { signatureId: Id, mode: Mode },
});

export const readClientDataFields = async (
  { context }: SigningDocument,
  signatureId: string,
  formId: string,
) =>
  accepted(
    await call('signatures.clientDataFields', {
      params: { context },
      query: { signatureId, formId },
    }),
  );

export const saveClientData = async (
  { context }: SigningDocument,
  signatureId: string,
  body: BodyOf<Contract['signatures.setClientData']>,
) => accepted(await call('signatures.setClientData', { params: { context, signatureId }, body }));

export const sign = async (
  document: SigningDocument,
  member: SignatureMember,
  body: BodyOf<Contract['signatures.sign']>,
  headers: StartHeaders,
) =>
  accepted(
    await call(
      'signatures.sign',
      { ...signature(document, member), body },
      { headers: toHeaders(headers) },
    ),
  );

export const retrySigning = async (
  document: SigningDocument,
  member: SignatureMember,
  headers: StartHeaders,
) =>
  accepted(
    await call('signatures.retry', signature(document, member), { headers: toHeaders(headers) }),
  );

export const cancelSignature = async (document: SigningDocument, member: SignatureMember) =>
  accepted(await call('signatures.cancelOne', signature(document, member)));

/** Cancels the signing of the whole document. */
export const cancelDocument = async ({ context, documentExternalId }: SigningDocument) =>
  accepted(
    await call('signatures.cancelAll', { params: { context }, query: { documentExternalId } }),
  );

export const delegateSigning = async ({ context, documentExternalId }: SigningDocument) =>
  accepted(
    await call('signatures.delegate', {
      params: { context },
      query: { documentExternalId },
      body: { Process: signingProcess.digital.code },
    }),
  );
