import { signingProcess, signingState } from '@advisor/contracts/codebooks/document';
import type { SignatureMember, Signatures } from '@advisor/contracts/signature-service/entities';
import { shownGroups } from './rows';
import {
  isStarted,
  memberState,
  processOf,
  signatureState,
  type SigningProcess,
  type SigningState,
} from './signing-state';

const { accepted, inProgress, error, notStarted } = signingState;

/** A group is as far as its furthest behind: failed, running, not started, else signed. */
const worstFirst = [error.code, inProgress.code, notStarted.code, accepted.code] as const;

/** By the process in work; by the row's own flags where the member does not take part in it. */
export function stateInWork(
  member: SignatureMember,
  process: SigningProcess | undefined,
): SigningState {
  return process !== undefined && processOf(member, process)
    ? memberState(member, process)
    : signatureState(member);
}

/** States of all signatures in the process in work, by member. */
export const statesInWork = (signatures: Signatures): Map<string, SigningState> =>
  new Map(
    signatures.Groups.flatMap(({ Members }) =>
      Members.map((member) => [member.Id, stateInWork(member, signatures.Process ?? undefined)]),
    ),
  );

/** A group's progress without names: it may leave for another application. */
export interface GroupStatus {
  id: string;
  /** Signatures that are accepted. */
  signed: number;
  total: number;
  /** The group's worst state: error, in progress, not started, else accepted. */
  state: SigningState;
}

/** Progress by groups of those who sign in the process in work, without a word about persons. */
export function groupStatuses(signatures: Signatures): GroupStatus[] {
  const stateOf = statesInWork(signatures);
  const process = signatures.Process ?? signingProcess.standard.code;
  return shownGroups(signatures, process).map(({ group, members }) => {
    const states = members.map(({ Id }) => stateOf.get(Id));
    return {
      id: group.FormId,
      signed: states.filter((state) => state === accepted.code).length,
      total: states.length,
      state: worstFirst.find((state) => states.includes(state)) ?? notStarted.code,
    };
  });
}

export const isCompleted = (groups: readonly GroupStatus[]): boolean =>
  groups.length > 0 && groups.every(({ signed, total }) => signed === total);

/** Somebody is signing, so the state may change by itself: also what may not be cancelled any more. */
export const isLive = (signatures: Signatures): boolean =>
  [...statesInWork(signatures).values()].includes(inProgress.code) ||
  signatures.Groups.some(({ Members }) =>
    Members.some((member) => isStarted(member, signatures.Process ?? undefined)),
  );
