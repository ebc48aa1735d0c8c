import { maxFileNameLength, maxFileSize } from '@advisor/contracts/documents/file-rules';
import { allowedExtensions } from '@advisor/contracts/documents/upload-problem';

const megabyte = 1024 * 1024;

/** What may be sent, for texts. */
export const fileLimits = {
  size: maxFileSize / megabyte,
  length: maxFileNameLength,
  extensions: allowedExtensions.join(', '),
};
