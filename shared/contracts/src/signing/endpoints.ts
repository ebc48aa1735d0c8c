import { z } from 'zod';
import { codeSchema } from '../codebook';
import { documentSource, signatureState, signatureType } from '../codebooks/document';
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
    /** The document's number in the signature service. */
    externalId: z.string().optional(),
    isReadyForSigning: z.boolean(),
    createdOn: instantSchema,
  })
  .meta({ id: 'DocumentOnSA' });
export type DocumentOnSA = z.infer<typeof documentOnSASchema>;

const searchBody = z.object({
  signatureStates: z.array(codeSchema(signatureState)).max(10).optional(),
  signatureTypeId: codeSchema(signatureType).optional(),
});
const searchResult = z.object({ documentsOnSA: z.array(documentOnSASchema) });

export const signingEndpoints = defineEndpoints({
  'documentOnSA.status': {
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
  'salesArrangement.searchDocumentsOnSA': {
    summary: 'Documents to sign of an arrangement.',
    params: salesArrangementParamsSchema,
    body: searchBody,
    response: searchResult,
    permissions,
  },
  'case.searchDocumentsOnSA': {
    summary: 'Documents to sign of a whole case.',
    params: caseParamsSchema,
    body: searchBody,
    response: searchResult,
    permissions,
  },
  'task.startSigning': {
    summary: 'Starts signing the document of a task.',
    params: caseParamsSchema.extend({ taskId: pathIdSchema }),
    body: z.object({ signatureTypeId: codeSchema(signatureType) }),
    response: documentOnSASchema,
    permissions,
    errors: [errorCode.conflict],
  },
});
