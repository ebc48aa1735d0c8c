import { z } from 'zod';
import { codeSchema } from '../codebook';
import { signingProcess } from '../codebooks/document';
import { defineEndpoints } from '../endpoint';
import { embeddedHeader, errorCode } from '../error-codes';
import { permission } from '../permissions';
import {
  clientDataFieldSchema,
  processSchema,
  propertiesSchema,
  resultSchema,
  signaturesSchema,
} from './entities';
import { documentTextSchema } from './document-text';

/*
 * The signature service, `/{context}/REST/SignaturesService/{operation}` (part 1, section 7). Its
 * address is `ePodpisyEndpoint` of the configuration; `context` is that address's path segment and
 * `org`, the organisation, its last segment.
 *
 * Where the specification leaves the placement open, we decided:
 * - what it calls path values, parameters or payload of a POST and is not named a body goes into the
 *   query, the only placement it shows ("query parameters are passed as parameters");
 * - the `signatureId` of SetClientData, "a path value", is the segment after the operation;
 * - `X-Context` is the path of the page that the signer's device brings the browser back to, from a
 *   frame also an address of a page that may embed it;
 * - `Idempotency-Key` (our own, optional) makes a repeated Sign or RetrySigning the same one;
 * - a failure of the service itself has the error body of all calls, a refusal is a `Result`.
 */

const params = z.object({ context: z.string().regex(/^[\w.-]+$/) });
const headers = z.object({
  'X-Context': z.string().max(2_000).optional(),
  /** The frame of another application acts by the session of this document, and by no other. */
  [embeddedHeader]: z.string().max(1_000).optional(),
});
/** A repeated call with the same key answers as the first one did and does nothing more. */
const startHeaders = headers.extend({ 'Idempotency-Key': z.uuid().optional() });
const permissions = [permission.getSigningDocuments] as const;
const shared = { params, headers, permissions } as const;
/** A key that has been used for another request is refused. */
const startErrors = [errorCode.conflict] as const;

const documentId = z.string().trim().min(1).max(100);
const signatureId = z.string().regex(/^[\w.-]{1,100}$/);
const documentQuery = z.object({ documentExternalId: documentId, org: z.string().min(1).max(50) });
const shownDocument = { signingDocument: 'query.documentExternalId' };
const signatureQuery = z.object({ signatureId, mode: z.string().max(30) });

const signedAnswer = z.object({
  Result: resultSchema,
  /** Where the browser goes next. */
  NavigateUrl: z.string().nullish(),
});
const plainAnswer = z.object({ Result: resultSchema });

export const signatureServiceEndpoints = defineEndpoints({
  getWithMethods: {
    ...shared,
    summary: 'Signatures of a document and the methods they may be signed with.',
    query: documentQuery,
    shows: shownDocument,
    response: signaturesSchema,
  },
  get: {
    ...shared,
    summary: 'Signatures of a document.',
    query: documentQuery,
    shows: shownDocument,
    response: signaturesSchema,
  },
  clientDataFields: {
    ...shared,
    summary: 'Fields of the form that is filled in before signing; none when there is no form.',
    query: z.object({ signatureId, formId: z.string().max(100) }),
    shows: { signature: 'query.signatureId' },
    response: z.object({
      Result: resultSchema,
      Fields: z.array(clientDataFieldSchema),
      Form: z.object({ Title: z.string() }).nullish(),
    }),
  },
  setClientData: {
    ...shared,
    summary: 'Saves the form.',
    params: params.extend({ signatureId }),
    body: z.object({
      Process: processSchema,
      Properties: propertiesSchema,
      FormId: z.string().max(100),
    }),
    response: plainAnswer,
  },
  sign: {
    ...shared,
    summary: 'Starts signing with the chosen method.',
    headers: startHeaders,
    errors: startErrors,
    query: signatureQuery,
    body: z.object({
      Process: processSchema,
      SigningMethodCode: z.string().max(50),
      FormId: z.string().max(100).nullish(),
      Properties: propertiesSchema.optional(),
    }),
    response: signedAnswer,
  },
  retry: {
    ...shared,
    summary: 'Starts signing again after an error.',
    headers: startHeaders,
    errors: startErrors,
    query: signatureQuery,
    response: signedAnswer,
  },
  cancelOne: {
    ...shared,
    summary: 'Cancels one signature.',
    query: signatureQuery,
    response: plainAnswer,
  },
  cancelAll: {
    ...shared,
    summary: 'Cancels the whole signing of a document.',
    query: z.object({ documentExternalId: documentId }),
    response: plainAnswer,
  },
  delegate: {
    ...shared,
    summary: 'Starts the digital signing by another party.',
    query: z.object({ documentExternalId: documentId }),
    body: z.object({ Process: codeSchema({ digital: signingProcess.digital }) }),
    response: signaturesSchema,
  },
  document: {
    ...shared,
    summary: 'What the document says, for those who sign it to read.',
    query: documentQuery,
    shows: shownDocument,
    response: documentTextSchema,
  },
  documentFile: {
    ...shared,
    summary: 'The document as PDF; once all have signed, the sealed one.',
    query: documentQuery,
    shows: shownDocument,
    response: 'binary',
  },
});
