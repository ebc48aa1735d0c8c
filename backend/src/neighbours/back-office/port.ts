import { dateSchema, instantSchema } from '@advisor/contracts/fields';
import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

/** What the product tells it of a case. */
export type Notice = {
  /** The product's own; of several with the same the first counts. */
  noticeId: string;
  caseId: number;
} & (
  | { kind: 'sent' | 'approved'; salesArrangementId: number }
  | { kind: 'answered'; requestId: string; text: string; documentIds: readonly number[] }
);

const numberSchema = z.string().min(1).max(80);
const askAgain = {
  /** When there may be something new; absent: nothing is expected. */
  askAgainOn: instantSchema.optional(),
};

const requestSchema = z.object({
  /** Its own number of the request, always the same. */
  requestId: numberSchema,
  kind: z.enum(['demand', 'signing', 'information']),
  salesArrangementId: z.int().optional(),
  /** `asked` and `documentsWanted` wait for the advisor. */
  state: z.enum(['asked', 'documentsWanted', 'inProgress', 'finished']),
  dueOn: dateSchema.optional(),
  /** What it has written, oldest first. */
  messages: z.array(
    z.object({
      messageId: numberSchema,
      writtenOn: instantSchema,
      text: z.string().min(1).max(4000),
    }),
  ),
});
export type BackOfficeRequest = z.infer<typeof requestSchema>;

/** The neighbouring system in which people of the bank go through what advisors send. */
export interface BackOffice {
  /** Takes note; the same notice again is none. */
  take(notice: Notice): Promise<{ askAgainOn?: string | undefined }>;
  /** All that it has asked for and told of a case, as it stands now. */
  requests(
    caseId: number,
  ): Promise<{ requests: BackOfficeRequest[]; askAgainOn?: string | undefined }>;
}

export const backOfficePort = definePort<BackOffice>({
  name: 'back-office',
  timeoutMs: 10_000,
  answers: {
    take: z.object(askAgain),
    requests: z.object({ requests: z.array(requestSchema), ...askAgain }),
  },
});
