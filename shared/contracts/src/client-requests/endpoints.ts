import { z } from 'zod';
import { codeSchema } from '../codebook';
import { caseDocumentType } from '../codebooks/document';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import {
  caseParamsSchema,
  dateSchema,
  fileNameSchema,
  idempotencyHeadersSchema,
  idSchema,
  instantSchema,
  pathIdSchema,
  textSchema,
} from '../fields';
import { openCasePermissions } from '../permissions';
import { maxPaperLength, mostWantedPapers } from './rules';

const permissions = openCasePermissions;
const requestParamsSchema = caseParamsSchema.extend({ requestId: pathIdSchema });
const fileParamsSchema = caseParamsSchema.extend({ fileId: pathIdSchema });

/** How the code comes to the client. */
const codeBySchema = z.enum(['sms', 'advisor']);
const linkBySchema = z.enum(['email', 'sms']);

const clientFileSchema = z
  .object({
    fileId: idSchema,
    fileName: z.string(),
    /** Bytes. */
    size: z.number().int().min(0),
    state: z.enum(['waiting', 'accepted', 'refused', 'removed']),
    sentOn: instantSchema,
    /** Why it was refused. */
    reason: z.string().optional(),
    /** The document that was made of it. */
    documentId: idSchema.optional(),
  })
  .meta({ id: 'ClientFile' });

export const clientRequestSchema = z
  .object({
    requestId: idSchema,
    personName: z.string(),
    papers: z.array(z.string()),
    validTo: dateSchema,
    state: z.enum(['notSent', 'sent', 'opened', 'blocked', 'expired', 'ended']),
    linkBy: linkBySchema,
    codeBy: codeBySchema,
    authorName: z.string(),
    createdOn: instantSchema,
    /** Counts how often it was sent. */
    sending: z.number().int().min(1),
    files: z.array(clientFileSchema),
    /** What the client's phone and mailbox of the demonstration show. */
    received: z.array(z.string()).optional(),
  })
  .meta({ id: 'ClientRequest' });
export type ClientRequest = z.infer<typeof clientRequestSchema>;

/** What became of sending. */
const sentSchema = z.object({
  requestId: idSchema,
  isSent: z.boolean(),
  /** To be told to the client by phone, where no phone number is known to send it to. */
  code: z.string().optional(),
});

export const clientRequestEndpoints = defineEndpoints({
  list: {
    summary: 'What clients of a case were asked to send by a personal link, newest first.',
    params: caseParamsSchema,
    response: z.array(clientRequestSchema),
    permissions,
  },
  people: {
    summary: 'Whom of a case papers may be asked of, and how they are reached.',
    params: caseParamsSchema,
    response: z.object({
      /** The application, whose checklist says what is wanted. */
      salesArrangementId: idSchema,
      people: z.array(
        z.object({
          customerOnSAId: idSchema,
          name: z.string(),
          phoneNumber: z.string().optional(),
          emailAddress: z.string().optional(),
          /** Not in the client register, which alone knows where to write to. */
          isUnknown: z.boolean(),
        }),
      ),
    }),
    permissions,
  },
  ask: {
    summary: 'Asks a client for papers: sends a personal link, and a code by another channel.',
    params: caseParamsSchema,
    headers: idempotencyHeadersSchema,
    body: z.object({
      customerOnSAId: idSchema,
      papers: z.array(textSchema(maxPaperLength)).min(1).max(mostWantedPapers),
      validTo: dateSchema,
    }),
    status: 201,
    response: sentSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  sendAgain: {
    summary: 'Sends a new link with a new code; the former ones open nothing any more.',
    params: requestParamsSchema,
    body: z.object({
      /** The sending that it takes the place of. */
      sending: z.number().int().min(1),
    }),
    response: sentSchema,
    permissions,
    errors: [errorCode.conflict],
  },
  end: {
    summary: 'Ends a link before its day.',
    params: requestParamsSchema,
    permissions,
  },
  fileContent: {
    summary: 'A file that a client has sent.',
    params: fileParamsSchema,
    response: 'binary',
    permissions,
  },
  accept: {
    summary:
      'Makes a document of the case of what a client has sent, and puts it to a paper of the checklist.',
    params: fileParamsSchema,
    body: z.object({
      fileName: fileNameSchema,
      documentTypeCode: codeSchema(caseDocumentType),
      description: z.string().trim().max(254).optional(),
      /** The paper of the application's checklist that it is. */
      checklistItemId: idSchema.optional(),
    }),
    response: z.object({ documentId: idSchema }),
    permissions,
    errors: [errorCode.conflict],
  },
  refuse: {
    summary: 'Refuses what a client has sent; the client is told, and its content is removed.',
    params: fileParamsSchema,
    body: z.object({ reason: textSchema(254) }),
    permissions,
    errors: [errorCode.conflict],
  },
});
