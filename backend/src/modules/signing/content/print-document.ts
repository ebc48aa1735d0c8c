import type { PageContent } from '../../../platform/pdf/page-content';
import { threadTask } from '../../../platform/threads/thread-task';

/** What is printed: with the same day it is the same to the byte. */
export interface PrintedPage {
  page: PageContent;
  /** `YYYY-MM-DD` of the last change. */
  updatedOn: string;
}

/** Prints a document as PDF. */
export const printDocument = threadTask<PrintedPage, Uint8Array>(
  new URL('signing-document.thread.ts', import.meta.url),
);
