import { signingProcess, signingState } from '@advisor/contracts/codebooks/document';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { memberState, processOf, signatureState, type SigningProcess } from './signing-state';

const inOrder = [signingProcess.standard.code, signingProcess.digital.code] as const;

const membersOf = (signatures: Signatures) => signatures.Groups.flatMap(({ Members }) => Members);

const isOffered = (signatures: Signatures, process: SigningProcess): boolean =>
  membersOf(signatures).some((member) => processOf(member, process) !== undefined);

/**
 * Whether a process has been started. What a member shares between processes (signed, expired,
 * failed) tells only of the process in work; of another one, only that it runs by its own flags.
 */
function isStarted(signatures: Signatures, process: SigningProcess): boolean {
  const isInWork = signatures.Process === process;
  return membersOf(signatures).some(
    (member) =>
      memberState(member, process) === signingState.inProgress.code ||
      (isInWork && signatureState(member) !== signingState.notStarted.code),
  );
}

export interface ProcessTab {
  process: SigningProcess;
  /** Not offered, or the other process has been started. */
  isDisabled: boolean;
}

/** Both tabs of the card, the standard one first. */
export function processTabs(signatures: Signatures): ProcessTab[] {
  return inOrder.map((process) => ({
    process,
    isDisabled:
      !isOffered(signatures, process) ||
      inOrder.some((other) => other !== process && isStarted(signatures, other)),
  }));
}

/**
 * The active tab: what the user or the address asks for when it may be opened, else STANDARD if
 * offered, otherwise MSC. A tab that may be opened goes before one that may not.
 */
export function activeProcess(
  signatures: Signatures,
  wanted: SigningProcess | undefined,
): SigningProcess {
  const open = processTabs(signatures).filter(({ isDisabled }) => !isDisabled);
  const found = open.find(({ process }) => process === wanted) ?? open[0];
  if (found) return found.process;
  return isOffered(signatures, inOrder[0]) ? inOrder[0] : inOrder[1];
}
