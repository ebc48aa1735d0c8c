import { operationUrl } from '@advisor/api-client/call';
import { liveCalls } from '@advisor/contracts/live/calls';
import { useEffect } from 'react';
import { shareStream } from './share-stream';

const urlOf = (cases: number[]): string =>
  operationUrl(liveCalls.stream, { query: cases.length > 0 ? { cases } : {} });

/** Hears of changes as long as the workplace of a signed-in user is open. */
export function useLiveStream(): void {
  useEffect(() => shareStream(urlOf), []);
}
