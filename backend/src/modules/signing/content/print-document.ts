import type { Attachment } from '../../../platform/pdf/house-style';
import type { PageContent } from '../../../platform/pdf/page-content';
import { threadTask } from '../../../platform/threads/thread-task';

/** What is printed: with the same day it is the same to the byte. */
export interface PrintedPage {
  page: PageContent;
  /** `YYYY-MM-DD` of the last change. */
  updatedOn: string;
}

/** What is printed, and what the file carries along. */
export interface ToPrint extends PrintedPage {
  attachment?: Attachment;
}

/** Prints a document as PDF. */
export const printDocument = threadTask<ToPrint, Uint8Array>(
  new URL('signing-document.thread.ts', import.meta.url),
);
