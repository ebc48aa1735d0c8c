import {
  type BegunFile,
  type Progress,
  type SentFile,
  sendInParts,
} from '@advisor/api-client/send-in-parts';
import { resumablePath } from '@advisor/contracts/documents/file-rules';

interface Sending extends Progress {
  /** The server has it, or what it had of it before. */
  onBegun: (guid: string) => void;
  /** The session has ended: it goes on once there is another one. */
  onSignedOut: () => void;
}

/** Sends a file of the user's in parts. @param begun goes on with what the server has of the same file */
export const sendFile = (
  file: File,
  { onSignedOut, ...told }: Sending,
  begun?: BegunFile,
): SentFile =>
  sendInParts(file, { ...told, path: resumablePath, endedBy: [401], onEnded: onSignedOut }, begun);
