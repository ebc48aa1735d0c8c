import { call } from '@advisor/api-client/call';
import { signingProcess } from '@advisor/contracts/codebooks/document';
import type { CallBody } from '@advisor/contracts/operation';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { accepted, acceptedFields, acceptedStart } from './checked-answer';
import type { SigningDocument } from './signing-document';

/*
 * Every one throws an `ApiError` when the call fails, a `SignatureRefusal` when it is refused and a
 * `MalformedAnswer` when the answer is none.
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
  acceptedFields(
    await call(signatureCalls.clientDataFields, {
      params: { context },
      query: { signatureId, formId },
    }),
  );

export const saveClientData = async (
  { context }: SigningDocument,
  signatureId: string,
  body: CallBody<typeof signatureCalls.setClientData>,
) => accepted(await call(signatureCalls.setClientData, { params: { context, signatureId }, body }));

export const sign = async (
  document: SigningDocument,
  member: SignatureMember,
  body: CallBody<typeof signatureCalls.sign>,
  headers: StartHeaders,
) =>
  acceptedStart(
    await call(
      signatureCalls.sign,
      { ...signature(document, member), body },
      { headers: toHeaders(headers) },
    ),
  );

export const retrySigning = async (
  document: SigningDocument,
  member: SignatureMember,
  headers: StartHeaders,
) =>
  acceptedStart(
    await call(signatureCalls.retry, signature(document, member), { headers: toHeaders(headers) }),
  );

export const cancelSignature = async (document: SigningDocument, member: SignatureMember) =>
  accepted(await call(signatureCalls.cancelOne, signature(document, member)));

/** Cancels the signing of the whole document. */
export const cancelDocument = async ({ context, documentExternalId }: SigningDocument) =>
  accepted(
    await call(signatureCalls.cancelAll, { params: { context }, query: { documentExternalId } }),
  );

export const delegateSigning = async ({ context, documentExternalId }: SigningDocument) =>
  accepted(
    await call(signatureCalls.delegate, {
      params: { context },
      query: { documentExternalId },
      body: { Process: signingProcess.digital.code },
    }),
  );
