import { z } from 'zod';
import { maxFilesAtOnce } from '../documents/file-rules';
import { defineEndpoints } from '../endpoint';
import { errorCode } from '../errors';
import { dateSchema, guidSchema } from '../fields';
import { linkHeader } from './rules';

/** The secret of the link; without one that opens something a call finds nothing. */
const headers = z.object({ [linkHeader]: z.string() });

const sentFileSchema = z.object({
  guid: guidSchema,
  fileName: z.string(),
  /** Bytes. */
  size: z.number().int().min(0),
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: z.string().optional(),
});

/** What a client sees of a link: before the code who asks, after it what for. */
const linkSchema = z.object({
  advisorName: z.string(),
  validTo: dateSchema,
  /** The client may have the code sent to the phone. */
  canSendCode: z.boolean(),
  /** Once the code was entered. */
  opened: z
    .object({
      papers: z.array(z.string()),
      files: z.array(sentFileSchema),
      /** Files that have come and were not handed over. */
      chosen: z.array(
        z.object({ guid: guidSchema, fileName: z.string(), size: z.number().int().min(0) }),
      ),
      /** Files that the link takes yet. */
      room: z.number().int().min(0),
    })
    .optional(),
});

export const clientLinkEndpoints = defineEndpoints({
  get: {
    summary: 'What a personal link of a client is for; of one that opens nothing, 404.',
    headers,
    response: linkSchema,
    public: true,
    errors: [errorCode.notFound, errorCode.tooManyRequests],
  },
  enter: {
    summary: 'Opens a link by its code, for a while.',
    headers,
    body: z.object({ code: z.string().max(20) }),
    response: z.object({
      isOpen: z.boolean(),
      /** Wrong codes that are left. */
      triesLeft: z.number().int().min(0).optional(),
    }),
    public: true,
    errors: [errorCode.notFound, errorCode.tooManyRequests],
  },
  sendCode: {
    summary: 'Sends the code of a link to the phone of the client again.',
    headers,
    public: true,
    errors: [errorCode.notFound, errorCode.conflict, errorCode.tooManyRequests],
  },
  handOver: {
    summary: 'Hands files that were sent by a link over to the advisor.',
    headers,
    body: z.object({ guids: z.array(guidSchema).min(1).max(maxFilesAtOnce) }),
    public: true,
    errors: [errorCode.notFound, errorCode.conflict, errorCode.tooManyRequests],
  },
});
export type ClientLink = z.infer<typeof linkSchema>;
