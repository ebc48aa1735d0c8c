import { threadTask } from '../threads/thread-task';
import type { PageToPrint } from './print-page.thread';

/** Prints a page beside the thread that serves calls. @returns the PDF */
export const printPage = threadTask<PageToPrint, Uint8Array>(
  new URL('print-page.thread.ts', import.meta.url),
);
