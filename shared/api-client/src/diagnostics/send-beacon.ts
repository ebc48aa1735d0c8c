import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { operationUrl } from '../call';
import type { Batch } from './report-queue';

/** Hands a batch over to the browser, which sends it even if the page is left. */
export function sendBeacon(batch: Batch): void {
  const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
  navigator.sendBeacon(operationUrl(diagnosticsCalls.report), body);
}
