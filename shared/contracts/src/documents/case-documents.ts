import { z } from 'zod';
import { codeSchema } from '../codebook';
import {
  caseDocumentType,
  documentSigningStatus,
  documentSource,
  documentUploadState,
} from '../codebooks/document';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  dateSchema,
  fileNameSchema,
  guidSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
} from '../fields';
import { openCasePermissions, permission } from '../permissions';
import { maxFileSize, maxFilesAtOnce } from './file-rules';
import { maxMergedDocuments } from './merge-rules';

export const caseDocumentSchema = z
  .object({
    documentId: idSchema,
    /** Number of the form, as its barcode says. */
    formId: z.string().optional(),
    fileName: z.string(),
    documentTypeCode: codeSchema(caseDocumentType),
    description: z.string().optional(),
    source: codeSchema(documentSource),
    uploadState: codeSchema(documentUploadState),
    signingStatus: codeSchema(documentSigningStatus).optional(),
    /** Bytes. */
    size: z.number().int().min(0).optional(),
    authorName: z.string().optional(),
    createdOn: instantSchema,
  })
  .meta({ id: 'CaseDocument' });
export type CaseDocument = z.infer<typeof caseDocumentSchema>;

/** What became of a document that is on its way to the archive. */
const archivedSchema = z.object({
  documentId: idSchema,
  uploadState: codeSchema(documentUploadState),
});

/** A file that its sender has saved to no case. */
export const temporaryDocumentSchema = z
  .object({
    guid: guidSchema,
    fileName: z.string(),
    /** Bytes. */
    size: z.number().int().min(0),
    /** Bytes that have come; fewer than `size`: it can be gone on with. */
    received: z.number().int().min(0),
    /** Of the whole file, hexadecimal, as it was told: by it the same file is known. */
    sha256: z.string().optional(),
    /** When it is forgotten. */
    keptTo: instantSchema,
  })
  .meta({ id: 'TemporaryDocument' });

export const mergeStatusSchema = z.enum(['waiting', 'running', 'done', 'failed']);

/** Why documents were not merged. */
export const mergeProblemSchema = z.enum([
  /** It opens with a password, or limits what may be done with it. */
  'encrypted',
  /** Pages of it cannot be read, and could not be repaired. */
  'damaged',
  /** A form that draws its pages by a program (XFA), which other readers do not show. */
  'dynamicForm',
  /** A picture has more pixels than may be decoded. */
  'pictureTooLarge',
  /** With it there are more pages than may be merged. */
  'tooManyPages',
  /** With it the file is larger than it may be. */
  'tooLarge',
  /** No document is to blame: the same may be asked for again. */
  'unavailable',
]);
export type MergeProblem = z.infer<typeof mergeProblemSchema>;

/** Codes in a path come as digits. */
const signingStatusPathSchema = z
  .union([z.number(), z.string().regex(/^\d$/)])
  .transform(Number)
  .pipe(codeSchema(documentSigningStatus));

export const caseDocumentEndpoints = defineEndpoints({
  deedOfOwnership: {
    summary: 'A deed of ownership from the cadastre, as PDF.',
    query: z.object({ deedOfOwnershipDocumentId: pathIdSchema }),
    shows: { deedOfOwnership: 'query.deedOfOwnershipDocumentId' },
    response: 'binary',
    permissions: [permission.salesArrangementAccess],
    errors: [errorCode.notFound],
  },
  uploadTemporary: {
    summary: 'Takes files that wait to be saved to a case; forgotten after a day.',
    contentType: 'multipart/form-data',
    body: z.object({ files: z.array(z.file().max(maxFileSize)).min(1).max(maxFilesAtOnce) }),
    status: 201,
    response: z.array(
      z.object({ guid: guidSchema, fileName: z.string(), size: z.number().int().min(0) }),
    ),
    permissions: openCasePermissions,
    errors: [errorCode.bodyTooLarge],
  },
  ownTemporary: {
    summary: "The user's files that were saved to no case, the newest first.",
    response: z.array(temporaryDocumentSchema),
    permissions: openCasePermissions,
  },
  deleteTemporary: {
    summary: 'Forgets files that were not saved.',
    query: z.object({ guids: z.array(guidSchema).min(1).max(maxFilesAtOnce) }),
    permissions: openCasePermissions,
  },
  caseDocuments: {
    summary: 'Documents of a case, newest first.',
    params: caseParamsSchema,
    response: z.array(caseDocumentSchema),
    permissions: openCasePermissions,
  },
  saveCaseDocuments: {
    summary: 'Saves temporary files to the archive of a case; the upload state follows them there.',
    params: caseParamsSchema,
    body: z.object({
      documents: z
        .array(
          z.object({
            guid: guidSchema,
            fileName: fileNameSchema,
            documentTypeCode: codeSchema(caseDocumentType),
            description: z.string().trim().max(254).optional(),
            formId: z.string().trim().max(30).optional(),
          }),
        )
        .min(1)
        .max(maxFilesAtOnce),
    }),
    status: 202,
    response: z.array(archivedSchema),
    permissions: openCasePermissions,
    errors: [errorCode.conflict],
  },
  caseDocumentContent: {
    summary: 'The file of a document of a case.',
    params: caseParamsSchema.extend({ documentId: pathIdSchema }),
    response: 'binary',
    permissions: openCasePermissions,
  },
  caseDocumentThumbnail: {
    summary:
      'A picture among the documents of a case, as small as it stands in a list; JPEG. 404 of what is no picture, or cannot be read.',
    params: caseParamsSchema.extend({ documentId: pathIdSchema }),
    response: 'binary',
    isUnchanging: true,
    permissions: openCasePermissions,
  },
  retryCaseDocument: {
    summary: 'Saves a document to the archive again after that has failed.',
    params: caseParamsSchema.extend({ documentId: pathIdSchema }),
    response: archivedSchema,
    permissions: openCasePermissions,
  },
  mergeCaseDocuments: {
    summary:
      'Starts merging documents of a case into one PDF, in the order given; asked again, the same is answered while it runs or is kept.',
    params: caseParamsSchema,
    body: z.object({ documentIds: z.array(idSchema).min(1).max(maxMergedDocuments) }),
    status: 202,
    response: z.object({ guid: guidSchema }),
    permissions: openCasePermissions,
    errors: [errorCode.bodyTooLarge],
  },
  mergedContent: {
    summary: 'The merged PDF; 404 until it is done.',
    params: z.object({ guid: guidSchema }),
    shows: { mergedDocument: 'params.guid' },
    response: 'binary',
    permissions: openCasePermissions,
    errors: [errorCode.notFound],
  },
  mergedStatus: {
    summary: 'How far the merge is.',
    params: z.object({ guid: guidSchema }),
    response: z.object({
      status: mergeStatusSchema,
      documentsDone: z.number().int().min(0),
      documentsTotal: z.number().int().min(1),
      /** Day until which the file is kept. */
      availableTo: dateSchema.optional(),
      /** Of one that has failed. */
      problem: mergeProblemSchema.optional(),
      /** The document that the problem is about. */
      documentId: idSchema.optional(),
    }),
    permissions: openCasePermissions,
    errors: [errorCode.notFound],
  },
  setStatus: {
    summary: 'Says how the signing of a document went.',
    params: z.object({ documentId: pathIdSchema, statusId: signingStatusPathSchema }),
    shows: { documentOnSA: 'params.documentId' },
    permissions: [permission.getSigningDocuments],
    errors: [errorCode.conflict],
  },
});
