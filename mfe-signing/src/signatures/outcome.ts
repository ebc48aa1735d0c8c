import { signingState } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { stateInWork } from './document-status';
import { findMember } from './rows';

/*
 * Whether a state shows that an action has been done, for answers that were lost.
 */

const isAtStart = (member: SignatureMember, { Process }: Signatures): boolean =>
  !member.IsSigned &&
  !member.CanBeCancelled &&
  stateInWork(member, Process ?? undefined) === signingState.notStarted.code;

export function isSignatureCancelled(now: Signatures, { Id }: SignatureMember): boolean {
  const member = findMember(now, Id);
  return member !== undefined && isAtStart(member, now);
}

/** Nothing is left of the signing of the whole document. */
export const isSigningCancelled = (now: Signatures): boolean =>
  now.Groups.every(
    ({ CanBeCancelled, Members }) =>
      !CanBeCancelled && Members.every((member) => isAtStart(member, now)),
  );

export const isDelegated = (now: Signatures): boolean => Boolean(now.ProcessDelegateRedirectUrl);
