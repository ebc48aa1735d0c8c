import { maxFileNameLength, maxFileSize } from '@advisor/contracts/documents/file-rules';
import { allowedExtensions } from '@advisor/contracts/documents/upload-problem';

const megabyte = 1024 * 1024;

/** What may be uploaded, for texts. */
export const uploadLimits = {
  size: maxFileSize / megabyte,
  length: maxFileNameLength,
  extensions: allowedExtensions.join(', '),
};
