/* What a file must be to be uploaded: pure data, for forms and for the back end. */

/** Longest file name, characters with the extension. */
export const maxFileNameLength = 64;
/**
 * What a file may be called: one name without a path. No control characters, no marks that turn the
 * direction of text or that nobody sees, no markup: a name is shown beside others, and saved.
 */
export const fileNamePattern = /^(?!\.{1,2}$)[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\<>]+$/u;
/** Bytes; 20 MB. */
export const maxFileSize = 20 * 1024 * 1024;

/** Pixels of the long side of a small picture: enough for its place in a list on the finest displays. */
export const thumbnailSide = 320;

/** How many files one upload takes. */
export const maxFilesAtOnce = 20;

/** Where a file is sent in parts, by the tus protocol; relative to `/api/v1/`. */
export const resumablePath = 'temporary-documents/resumable';
/** Bytes of one request there: small enough that none takes long, and that a lost one costs little. */
export const resumableChunk = 1024 * 1024;
/** Files that one user may have sent and not saved to any case. */
export const mostTemporaryFiles = 100;

/** Allowed types by their usual extension; `jpg` and `tif` are other names of two of them. */
export const uploadTypes = [
  'doc',
  'docx',
  'gif',
  'jpeg',
  'pdf',
  'png',
  'rtf',
  'tiff',
  'txt',
  'xls',
  'xlsx',
] as const;
