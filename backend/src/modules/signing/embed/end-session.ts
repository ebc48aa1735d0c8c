import type { embedCalls } from '@advisor/contracts/embed/calls';
import { embeddedHeader } from '@advisor/contracts/error-codes';
import type { Call } from '../../../platform/http/contract-routes';
import { readFrameCookie } from '../../../platform/session/session-cookie';
import { endSession } from '../../../platform/session/session-store';

/**
 * Ends the session of a frame that goes away. Its cookie stays: the frame may have loaded anew meanwhile
 * and have written another one.
 */
export async function endFrameSession({
  db,
  request,
}: Call<typeof embedCalls.endSession>): Promise<void> {
  const secret = readFrameCookie(request, String(request.headers[embeddedHeader]));
  if (secret !== undefined) await endSession(db, secret);
}
