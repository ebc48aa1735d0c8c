import { refusal, type RefusalReason } from './refusal';

export type MemberState = 'notStarted' | 'inProgress' | 'accepted' | 'expired' | 'failed';

/** What may be done to a member; the table below is all that decides about it. */
export type MemberAction =
  | 'sign'
  | 'retry'
  | 'cancel'
  | 'delegate'
  | 'confirm'
  | 'confirmTyped'
  | 'refuse'
  | 'expire'
  | 'withdraw';

/** What may be done to a document as a whole. */
export type DocumentAction =
  | 'seal'
  | 'uploadScan'
  | 'cancelDocument'
  /** Its state follows from those of its members. */
  | 'follow'
  | 'reportProcessing'
  | 'reportError';

type Transitions = Readonly<Record<MemberAction, Partial<Record<MemberState, MemberState>>>>;

export const transitions: Transitions = {
  /** The advisor starts signing by a method. */
  sign: { notStarted: 'inProgress', failed: 'inProgress' },
  /** The advisor starts an attempt again. */
  retry: { inProgress: 'inProgress', expired: 'inProgress', failed: 'inProgress' },
  /** The advisor gives one attempt up. */
  cancel: { inProgress: 'notStarted', expired: 'notStarted', failed: 'notStarted' },
  /** The digital signing of all clients begins. */
  delegate: { notStarted: 'inProgress', expired: 'inProgress', failed: 'inProgress' },
  /** The client has signed. */
  confirm: { inProgress: 'accepted' },
  /** The client has typed a name in place of a signature by hand. */
  confirmTyped: { inProgress: 'accepted' },
  /** The client will not sign. */
  refuse: { inProgress: 'failed' },
  /** Nobody signed in time. */
  expire: { inProgress: 'expired' },
  /** The whole signing is given up, signatures included. */
  withdraw: {
    notStarted: 'notStarted',
    inProgress: 'notStarted',
    accepted: 'notStarted',
    expired: 'notStarted',
    failed: 'notStarted',
  },
};

export const actionsLeadingTo = (state: MemberState): MemberAction[] =>
  (Object.keys(transitions) as MemberAction[]).filter((action) =>
    Object.values(transitions[action]).includes(state),
  );

const reasons: Record<MemberState, RefusalReason> = {
  notStarted: 'notStarted',
  inProgress: 'alreadyInProgress',
  accepted: 'alreadySigned',
  expired: 'expired',
  failed: 'failed',
};

/** @throws Refusal when the action is not possible in the state */
export function nextState(action: MemberAction, state: MemberState): MemberState {
  const next = transitions[action][state];
  if (next === undefined) throw refusal(reasons[state]);
  return next;
}

export type Process = 'STANDARD' | 'MSC';

/** Signature states of a document that signing knows, by their codes. */
export const documentState = {
  unknown: 0,
  ready: 1,
  inProcess: 2,
  waitingForScan: 3,
  signed: 4,
  cancelled: 5,
} as const;

export const isOpen = (state: number): boolean =>
  state === documentState.ready || state === documentState.inProcess;

/** State of a document that is not finished, from those of its members. */
export const openDocumentState = (members: readonly { state: MemberState }[]) =>
  members.some(({ state }) => state !== 'notStarted')
    ? documentState.inProcess
    : documentState.ready;

interface MemberFacts {
  state: MemberState;
  isHeld: boolean;
  isFinal: boolean;
}

/** What a member offers in a process while `started` is the process under way, if any. */
export function memberFlags(
  member: MemberFacts,
  process: Process,
  { started, isDocumentOpen }: { started: Process | null; isDocumentOpen: boolean },
) {
  const may = (action: MemberAction) => transitions[action][member.state] !== undefined;
  const isFree = started === null || started === process;
  return {
    canBeSigned: isDocumentOpen && isFree && !member.isHeld && may('sign'),
    canBeCancelled: isDocumentOpen && started === process && !member.isFinal && may('cancel'),
  };
}

/** Whether somebody signs in a process: in the digital one the clients do, and the bank seals. */
export const signsIn = (
  process: Process | null,
  { categoryCode }: { categoryCode: string },
): boolean => process !== 'MSC' || categoryCode === 'C';

/** Whether everybody who signs in the process has signed. */
export function isComplete(
  members: readonly { state: MemberState; categoryCode: string }[],
  process: Process | null,
): boolean {
  const signers = members.filter((member) => signsIn(process, member));
  return signers.length > 0 && signers.every(({ state }) => state === 'accepted');
}
