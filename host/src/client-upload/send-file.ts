import {
  forgetSent,
  type Progress,
  type SentFile,
  sendInParts,
} from '@advisor/api-client/send-in-parts';
import { linkFilesPath } from '@advisor/contracts/client-requests/rules';

interface Sending extends Progress {
  headers: Record<string, string>;
  /** The link is over, or its code is to be entered again. */
  onClosed: () => void;
}

/** Sends a file of a client in parts, by the link. */
export const sendFile = (file: File, { onClosed, ...told }: Sending): SentFile =>
  sendInParts(file, { ...told, path: linkFilesPath, endedBy: [403, 404], onEnded: onClosed });

/** Has the server forget a file that was sent before the page was opened anew. */
export const forgetFile = (guid: string, headers: Record<string, string>): Promise<void> =>
  forgetSent(linkFilesPath, { guid, headers });
