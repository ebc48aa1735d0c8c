import { signingState } from '@advisor/contracts/codebooks/document';
import type {
  SignatureMember,
  Signatures,
  SigningMethod,
} from '@advisor/contracts/signature-service/entities';
import type { SignatureGroup } from './rows';
import { memberState, methodOf, processOf, type SigningProcess } from './signing-state';

const { accepted, inProgress, error } = signingState;

export interface RowActions {
  /** Shown but disabled, or not shown at all. */
  sign: 'enabled' | 'disabled' | 'hidden';
  retry: 'enabled' | 'disabled' | 'hidden';
  /** The one of the two that is a button; the other one is in the menu. Undefined without either. */
  leads: 'sign' | 'retry' | undefined;
  cancel: boolean;
  cancelGroup: boolean;
}

/** What a row of the standard process offers, by the server's flags (part 1, section 2). */
export function rowActions(
  member: SignatureMember,
  group: SignatureGroup,
  process: SigningProcess,
  method: SigningMethod | undefined,
): RowActions {
  const state = memberState(member, process);
  const permitted = processOf(member, process);
  const canSign = Boolean(method && permitted?.CanBeSigned && permitted.HasAccess);
  // What is signed is signed, whatever else is said of it.
  const canRetry =
    !member.IsSigned &&
    (member.IsExpired || state === error.code || permitted?.CanBeCancelled === true);
  // An attempt is repeated by its own method; whoever has chosen another one means to sign by that.
  const isOtherMethod =
    canSign && methodOf(member) !== undefined && methodOf(member)?.Code !== method?.Code;
  const isSignShown = state !== accepted.code && state !== inProgress.code;
  return {
    sign: isSignShown ? (canSign ? 'enabled' : 'disabled') : 'hidden',
    retry: canRetry ? (permitted?.HasAccess ? 'enabled' : 'disabled') : 'hidden',
    leads: canRetry && !(isSignShown && isOtherMethod) ? 'retry' : isSignShown ? 'sign' : undefined,
    cancel: Boolean(permitted?.CanBeCancelled && permitted.HasCancellationAccess),
    cancelGroup: group.CanBeCancelled && group.HasCancellationAccess,
  };
}

/** Buttons in the head of the digital process. */
export interface DelegationActions {
  getReady: boolean;
  sign: boolean;
  /** Gives the signing of the whole document up: what was started by mistake is taken back so. */
  cancel: boolean;
}

/**
 * Getting ready starts the digital signing, so it ends where it runs already or all is signed;
 * signing needs the address that the start has given.
 */
export function delegationActions(
  signatures: Signatures,
  members: readonly SignatureMember[],
  process: SigningProcess,
): DelegationActions {
  const hasAddress = Boolean(signatures.ProcessDelegateRedirectUrl);
  const isOpen = members.some((member) => memberState(member, process) !== accepted.code);
  const { Groups: groups } = signatures;
  return {
    getReady: !hasAddress && isOpen,
    sign: hasAddress,
    cancel:
      groups.some((group) => group.CanBeCancelled) &&
      groups.every((group) => group.HasCancellationAccess),
  };
}
