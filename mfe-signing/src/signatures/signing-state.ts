import { signingProcess, signingState } from '@advisor/contracts/codebooks/document';
import type { CodeOf } from '@advisor/contracts/codebook';
import type { SignatureMember, SigningMethod } from '@advisor/contracts/signature-service/entities';

export type SigningState = CodeOf<typeof signingState>;
export type SigningProcess = CodeOf<typeof signingProcess>;

/** What a row, or its process, says about what may be done with it. */
interface Permitted {
  CanBeSigned: boolean;
  CanBeCancelled: boolean;
  AvailableSigningMethods: readonly SigningMethod[];
}

/** The method that is selected for the signature or has already been used. */
export const methodOf = (member: SignatureMember): SigningMethod | undefined =>
  member.SelectedSigningMethod ?? member.SigningMethod ?? undefined;

const hasError = (member: SignatureMember): boolean =>
  member.IsExpired || Boolean(member.LastErrorMessage);

function deriveState(member: SignatureMember, permitted: Permitted): SigningState {
  if (member.IsSigned && !hasError(member) && !permitted.CanBeSigned)
    return signingState.accepted.code;
  if (
    !member.IsSigned &&
    methodOf(member) !== undefined &&
    !hasError(member) &&
    !permitted.CanBeSigned &&
    permitted.CanBeCancelled
  )
    return signingState.inProgress.code;
  if (!member.IsSigned && hasError(member) && permitted.AvailableSigningMethods.length > 0)
    return signingState.error.code;
  return signingState.notStarted.code;
}

/** State by the row's own flags (part 1, section 4), which are those of the process in work. */
export const signatureState = (member: SignatureMember): SigningState =>
  deriveState(member, member);

/**
 * A signature that was begun and has not ended, whether or not it can be cancelled: by the
 * specification the row of one that cannot be says NOT STARTED.
 */
export const isStarted = (member: SignatureMember, process: SigningProcess | undefined): boolean =>
  Boolean(member.SelectedSigningMethod) &&
  !member.IsSigned &&
  !hasError(member) &&
  !(process === undefined ? member : (processOf(member, process) ?? member)).CanBeSigned;

/** What a member may do in a process; nothing when the process is not offered. */
export const processOf = (member: SignatureMember, process: SigningProcess) =>
  member.AvailableSigningProcesses.find((available) => available.Process === process);

const nothingPermitted: Permitted = {
  CanBeSigned: false,
  CanBeCancelled: false,
  AvailableSigningMethods: [],
};

/** The member variant: the flags are those of one of the available processes. */
export const memberState = (member: SignatureMember, process: SigningProcess): SigningState =>
  deriveState(member, processOf(member, process) ?? nothingPermitted);
