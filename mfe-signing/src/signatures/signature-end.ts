import { signingState } from '@advisor/contracts/codebooks/document';
import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { memberState, type SigningProcess } from './signing-state';

/** How a signature that was started has ended. */
export type SignatureEnd = 'signed' | 'declined' | 'expired' | 'signatureError' | 'cancelled';

/** @returns undefined while it is under way */
export function endOf(member: SignatureMember, process: SigningProcess): SignatureEnd | undefined {
  const state = memberState(member, process);
  if (state === signingState.inProgress.code) return undefined;
  if (state === signingState.accepted.code) return 'signed';
  if (state === signingState.notStarted.code) return 'cancelled';
  if (member.IsDeclined) return 'declined';
  return member.IsExpired ? 'expired' : 'signatureError';
}
