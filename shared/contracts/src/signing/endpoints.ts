import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  documentSigningStatus,
  documentSource,
  signatureState,
  signatureType,
} from '../codebooks/document';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  salesArrangementParamsSchema,
} from '../fields';
import { permission } from '../permissions';

const permissions = [permission.getSigningDocuments] as const;

const countSchema = z.number().int().min(0);

export const documentOnSASchema = z
  .object({
    documentOnSAId: idSchema,
    salesArrangementId: idSchema,
    formId: z.string().optional(),
    documentTypeCode: z.string(),
    name: z.string(),
    source: codeSchema(documentSource),
    signatureState: codeSchema(signatureState),
    signatureTypeId: codeSchema(signatureType).optional(),
    /** What was said last of its processing, until somebody signs it or it is finished. */
    signingStatus: codeSchema(documentSigningStatus).meta({ 'x-extension': true }).optional(),
    /** The document's number in the signature service. */
    externalId: z.string().optional(),
    isReadyForSigning: z.boolean(),
    createdOn: instantSchema,
    /** Of a document that may be signed: how many sign it, and how far they are. */
    signers: z
      .object({
        all: countSchema,
        signed: countSchema,
        failed: countSchema,
        /** Whose time was over before they signed. */
        expired: countSchema,
      })
      .meta({ 'x-extension': true })
      .optional(),
  })
  .meta({ id: 'DocumentOnSA' });
export type DocumentOnSA = z.infer<typeof documentOnSASchema>;

/** Why a document can be neither prepared nor signed yet, and what opens it. */
const closedSchema = z.object({
  reason: z.string(),
  /** The step of the hub that opens it. */
  step: z.enum(['modelation', 'parameters', 'checklist']).optional(),
  /** Opened by handing over the pre-contract information about this offer. */
  offerIdToHandOver: idSchema.optional(),
});
export type Closed = z.infer<typeof closedSchema>;

/** A document that can be prepared for signing in an arrangement. */
export const documentKindSchema = z
  .object({
    documentTypeCode: z.string(),
    name: z.string(),
    /** How it may be signed. */
    signatureTypeIds: z.array(codeSchema(signatureType)).min(1),
    /** Why it cannot be prepared yet; absent: it can. */
    closed: closedSchema.optional(),
  })
  .meta({ id: 'DocumentKind' });
export type DocumentKind = z.infer<typeof documentKindSchema>;

const documentParams = z.object({ documentOnSAId: pathIdSchema });
const attachments = [permission.getSigningAttachments] as const;

const searchBody = z.object({
  signatureStates: z.array(codeSchema(signatureState)).max(10).optional(),
  signatureTypeId: codeSchema(signatureType).optional(),
});
const searchResult = z.object({ documentsOnSA: z.array(documentOnSASchema) });

export const signingEndpoints = defineEndpoints({
  status: {
    summary: 'How far the signing of a document is.',
    params: salesArrangementParamsSchema.extend({ documentOnSAId: pathIdSchema }),
    response: z.object({
      documentOnSAId: idSchema,
      signatureState: codeSchema(signatureState),
      signers: z.array(
        z.object({
          name: z.string(),
          signatureState: codeSchema(signatureState),
          signedOn: instantSchema.optional(),
        }),
      ),
    }),
    permissions,
  },
  searchOfArrangement: {
    summary: 'Documents to sign of an arrangement.',
    params: salesArrangementParamsSchema,
    body: searchBody,
    response: searchResult,
    permissions,
  },
  searchOfCase: {
    summary: 'Documents to sign of a whole case.',
    params: caseParamsSchema,
    body: searchBody,
    response: searchResult,
    permissions,
  },
  startTask: {
    summary: 'Starts signing the document of a task.',
    params: caseParamsSchema.extend({ taskId: pathIdSchema }),
    body: z.object({ signatureTypeId: codeSchema(signatureType) }),
    response: documentOnSASchema,
    permissions,
    errors: [errorCode.conflict],
  },
  get: {
    summary: 'One document to sign, with the case it belongs to.',
    params: documentParams,
    response: documentOnSASchema.extend({
      caseId: idSchema,
      /** Why it cannot be signed yet; absent: nothing comes before. */
      closed: closedSchema.optional(),
    }),
    permissions,
  },
  content: {
    summary: 'The document as PDF; once it is signed, with the signatures and the audit page.',
    params: documentParams,
    response: 'binary',
    permissions: attachments,
  },
  uploadScan: {
    summary: 'Takes the scan of a document that was signed on paper.',
    params: documentParams,
    contentType: 'multipart/form-data',
    body: z.object({ file: z.file() }),
    response: documentOnSASchema,
    permissions: attachments,
    errors: [errorCode.invalidRequest, errorCode.conflict],
  },
  cancel: {
    summary: 'Takes a document out of signing.',
    params: documentParams,
    response: documentOnSASchema,
    permissions,
    errors: [errorCode.conflict],
  },
  kinds: {
    summary: 'Documents that can be prepared for signing in an arrangement.',
    params: salesArrangementParamsSchema,
    response: z.array(documentKindSchema),
    permissions,
  },
  preContractInformation: {
    summary: 'The pre-contract information about the linked offer, as PDF: ESIS or SECCI.',
    params: salesArrangementParamsSchema,
    response: 'binary',
    permissions,
    errors: [errorCode.notFound],
  },
  handOverPreContractInformation: {
    summary: 'Records that the client was given the pre-contract information about an offer.',
    params: salesArrangementParamsSchema,
    /** The offer that the advisor saw linked; another one meanwhile is a conflict. */
    body: z.object({ offerId: idSchema }),
    response: z.object({ handedOverOn: instantSchema }),
    permissions,
    errors: [errorCode.notFound, errorCode.conflict],
  },
  create: {
    summary: 'Generates a document and prepares it for signing; may take up to 30 seconds.',
    params: salesArrangementParamsSchema,
    body: z.object({
      documentTypeCode: z.string().min(1).max(50),
      signatureTypeId: codeSchema(signatureType),
    }),
    response: documentOnSASchema,
    status: 201,
    permissions,
    errors: [errorCode.invalidRequest, errorCode.conflict],
  },
});
