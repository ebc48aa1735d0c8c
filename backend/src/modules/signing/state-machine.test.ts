import { Refusal } from './refusal';
import {
  isComplete,
  memberFlags,
  type MemberAction,
  type MemberState,
  nextState,
  openDocumentState,
} from './state-machine';

const states: MemberState[] = ['notStarted', 'inProgress', 'accepted', 'expired', 'failed'];
const no = '–';

/** Every action in every state, in the order of `states`. */
const table: Record<MemberAction, string[]> = {
  sign: ['inProgress', no, no, no, 'inProgress'],
  retry: [no, 'inProgress', no, 'inProgress', 'inProgress'],
  cancel: [no, 'notStarted', no, 'notStarted', 'notStarted'],
  delegate: ['inProgress', no, no, 'inProgress', 'inProgress'],
  confirm: [no, 'accepted', no, no, no],
  confirmTyped: [no, 'accepted', no, no, no],
  refuse: [no, 'failed', no, no, no],
  expire: [no, 'expired', no, no, no],
  withdraw: ['notStarted', 'notStarted', 'notStarted', 'notStarted', 'notStarted'],
};

function outcome(action: MemberAction, state: MemberState): string {
  try {
    return nextState(action, state);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return no;
  }
}

test.each(Object.entries(table) as [MemberAction, string[]][])(
  '%s leads where the table says, and is refused elsewhere',
  (action, expected) => {
    expect(states.map((state) => outcome(action, state))).toEqual(expected);
  },
);

const free = { isHeld: false, isFinal: false };

test.each([
  ['notStarted', null, { canBeSigned: true, canBeCancelled: false }],
  ['inProgress', 'STANDARD', { canBeSigned: false, canBeCancelled: true }],
  ['accepted', 'STANDARD', { canBeSigned: false, canBeCancelled: false }],
  ['expired', 'STANDARD', { canBeSigned: false, canBeCancelled: true }],
  ['failed', 'STANDARD', { canBeSigned: true, canBeCancelled: true }],
  ['notStarted', 'MSC', { canBeSigned: false, canBeCancelled: false }],
] as const)('%s while %s is under way', (state, started, flags) => {
  expect(memberFlags({ ...free, state }, 'STANDARD', { started, isDocumentOpen: true })).toEqual(
    flags,
  );
});

test('nothing is offered in a document that is finished, nor what is held or final', () => {
  const closed = { started: 'STANDARD', isDocumentOpen: false } as const;
  expect(memberFlags({ ...free, state: 'failed' }, 'STANDARD', closed)).toEqual({
    canBeSigned: false,
    canBeCancelled: false,
  });
  const open = { started: 'STANDARD', isDocumentOpen: true } as const;
  const held = { state: 'failed', isHeld: true, isFinal: true } as const;
  expect(memberFlags(held, 'STANDARD', open)).toEqual({
    canBeSigned: false,
    canBeCancelled: false,
  });
});

const members = (...list: MemberState[]) =>
  list.map((state, place) => ({ state, categoryCode: place === 0 ? 'C' : 'B' }));

test('the document follows its members', () => {
  expect(openDocumentState(members('notStarted', 'notStarted'))).toBe(1);
  expect(openDocumentState(members('notStarted', 'accepted'))).toBe(2);
  expect(isComplete(members('accepted', 'notStarted'), 'STANDARD')).toBe(false);
  // The bank's people do not sign digitally.
  expect(isComplete(members('accepted', 'notStarted'), 'MSC')).toBe(true);
  expect(isComplete([], 'STANDARD')).toBe(false);
});
