import { operationUrl } from '@advisor/api-client/call';
import { embedCalls } from '@advisor/contracts/embed/calls';
import { embeddedHeader } from '@advisor/contracts/error-codes';

/**
 * Ends the frame's session on the server as the frame goes away. Nobody is left to hear of a failure; then
 * the session ends by its own time.
 */
export function endSession(documentExternalId: string): void {
  void fetch(operationUrl(embedCalls.endSession), {
    method: embedCalls.endSession.method,
    credentials: 'include',
    keepalive: true,
    headers: { [embeddedHeader]: encodeURIComponent(documentExternalId) },
  }).catch(() => undefined);
}
