import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import {
  digital,
  expired,
  group,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';
import { isDelegated, isSignatureCancelled, isSigningCancelled } from './outcome';

const stillToCancel = standard({ CanBeSigned: false, CanBeCancelled: true });

it.each<[string, SignatureMember, boolean]>([
  ['at its start', member(), true],
  ['running', running(), false],
  ['signed', signed(), false],
  ['signed and expired', signed({ IsExpired: true }), false],
  ['expired', expired(), false],
  [
    'without a method, still to be cancelled',
    member({ AvailableSigningProcesses: [stillToCancel] }),
    false,
  ],
  ['of another person', member({ Id: 'S2' }), false],
])('takes a signature that is %s for cancelled: %j', (_name, record, isDone) => {
  expect(isSignatureCancelled(signatures([record]), member())).toBe(isDone);
});

it.each<[string, SignatureMember[], boolean, boolean]>([
  ['all are at the start', [member(), member({ Id: 'S2' })], false, true],
  ['the group may still be cancelled', [member()], true, false],
  ['one has signed', [member(), signed({ Id: 'S2' })], false, false],
  ['one is running', [running(), member({ Id: 'S2' })], false, false],
])('takes the whole signing for cancelled when %s', (_name, members, CanBeCancelled, isDone) => {
  const Groups = [group([member({ Id: 'S9' })]), group(members, { CanBeCancelled })];
  expect(isSigningCancelled(signatures([], { Groups }))).toBe(isDone);
});

it.each([
  ['https://pad.example/d/1', true],
  ['', false],
  [null, false],
])('takes it for delegated by the address %p: %j', (ProcessDelegateRedirectUrl, isDone) => {
  const clients = [member({ AvailableSigningProcesses: [digital()] })];
  const now = signatures(clients, { Process: 'MSC', ProcessDelegateRedirectUrl });
  expect(isDelegated(now)).toBe(isDone);
});
