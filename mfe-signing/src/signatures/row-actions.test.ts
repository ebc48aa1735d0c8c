import type { SignatureMember, SigningMethod } from '@advisor/contracts/signature-service/entities';
import {
  biometric,
  digital,
  expired,
  group,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';
import { delegationActions, rowActions, type RowActions } from './row-actions';

type Process = SignatureMember['AvailableSigningProcesses'][number];
const inProcess = (change: Partial<Process>) => ({ AvailableSigningProcesses: [standard(change)] });
const failed = { LastErrorMessage: 'Pero se odpojilo' };
const cancellable = { CanBeSigned: false, CanBeCancelled: true };

const nothing: RowActions = {
  sign: 'hidden',
  retry: 'hidden',
  leads: undefined,
  cancel: false,
  cancelGroup: false,
};
const ready: RowActions = { ...nothing, sign: 'enabled', leads: 'sign' };
const unready: RowActions = { ...nothing, sign: 'disabled', leads: 'sign' };
const again = { retry: 'enabled', leads: 'retry' } as const;

it.each<[string, SignatureMember, SigningMethod | undefined, RowActions]>([
  ['ready', member(), biometric, ready],
  ['without a method', member(), undefined, unready],
  ['not to be signed', member(inProcess({ CanBeSigned: false })), biometric, unready],
  ['without access', member(inProcess({ HasAccess: false })), biometric, unready],
  ['not in this process', member({ AvailableSigningProcesses: [digital()] }), biometric, unready],
  ['signed', signed(), biometric, nothing],
  [
    'signed and to be cancelled',
    signed(inProcess(cancellable)),
    biometric,
    { ...nothing, cancel: true },
  ],
  ['running', running(), biometric, { ...nothing, ...again, cancel: true }],
  [
    'running, its cancellation not allowed',
    running(inProcess({ ...cancellable, HasCancellationAccess: false })),
    biometric,
    { ...nothing, ...again },
  ],
  [
    'running, without access',
    running(inProcess({ ...cancellable, HasAccess: false })),
    biometric,
    { ...nothing, retry: 'disabled', leads: 'retry', cancel: true },
  ],
  ['expired', expired(), biometric, { ...unready, ...again }],
  ['expired though signed', signed({ IsExpired: true }), biometric, unready],
  [
    'failed, another method chosen',
    member({ ...failed, SelectedSigningMethod: { ...biometric, Code: 'TYPED' } }),
    biometric,
    { ...ready, retry: 'enabled' },
  ],
  ['failed', member(failed), biometric, { ...ready, ...again }],
])('offers on a row that is %s', (_name, record, method, actions) => {
  expect(rowActions(record, group([record]), 'STANDARD', method)).toEqual(actions);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('cancels the group when it can be (%j) and may be (%j): %j', (CanBeCancelled, access, shown) => {
  const record = member();
  const flags = { CanBeCancelled, HasCancellationAccess: access };
  expect(rowActions(record, group([record], flags), 'STANDARD', undefined).cancelGroup).toBe(shown);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('takes the digital signing back when it can be (%j) and may be (%j): %j', (can, may, shown) => {
  const flags = { CanBeCancelled: can, HasCancellationAccess: may };
  const data = signatures([], { Groups: [group([running()], flags), group([member()])] });
  expect(delegationActions(data, [], 'MSC').cancel).toBe(shown);
});

const address = { ProcessDelegateRedirectUrl: 'https://pad.example/d/1' };
it.each([
  ['nothing has started', signatures([member()]), { getReady: true, sign: false, cancel: false }],
  [
    'it has been delegated',
    signatures([running()], address),
    { getReady: false, sign: true, cancel: false },
  ],
  ['all have signed', signatures([signed()]), { getReady: false, sign: false, cancel: false }],
])('offers in the head when %s', (_name, data, actions) => {
  const members = data.Groups.flatMap(({ Members }) => Members);
  expect(delegationActions(data, members, 'STANDARD')).toEqual(actions);
});
