import type { SignatureMember } from '@advisor/contracts/signature-service/entities';
import { biometric, digital, member, standard } from '../testing/signature-fixtures';
import { memberState, signatureState, type SigningState } from './signing-state';

/** The row's own flags and those of its standard process, which must be read apart. */
interface Flags {
  CanBeSigned: boolean;
  CanBeCancelled: boolean;
  methods: boolean;
}

const open: Flags = { CanBeSigned: true, CanBeCancelled: false, methods: true };
const closed: Flags = { CanBeSigned: false, CanBeCancelled: false, methods: true };
const cancellable: Flags = { CanBeSigned: false, CanBeCancelled: true, methods: true };
const used = { SelectedSigningMethod: biometric };

const table: [string, Partial<SignatureMember>, Flags, SigningState][] = [
  ['untouched', {}, open, 'notStarted'],
  ['signed', { IsSigned: true }, closed, 'accepted'],
  ['signed but to be signed again', { IsSigned: true }, open, 'notStarted'],
  ['signed and expired', { IsSigned: true, IsExpired: true }, closed, 'notStarted'],
  ['signed with an error', { IsSigned: true, LastErrorMessage: 'x' }, closed, 'notStarted'],
  ['running', used, cancellable, 'inProgress'],
  ['running by a method in use', { SigningMethod: biometric }, cancellable, 'inProgress'],
  ['running without a method', {}, cancellable, 'notStarted'],
  ['with a method, to be signed', used, { ...cancellable, CanBeSigned: true }, 'notStarted'],
  ['with a method, not to be cancelled', used, closed, 'notStarted'],
  ['failed while running', { ...used, LastErrorMessage: 'x' }, cancellable, 'error'],
  ['expired', { IsExpired: true }, closed, 'error'],
  ['expired while running', { ...used, IsExpired: true }, cancellable, 'error'],
  ['failed', { LastErrorMessage: 'x' }, open, 'error'],
  ['failed without a text', { LastErrorMessage: '' }, open, 'notStarted'],
  ['failed without methods', { LastErrorMessage: 'x' }, { ...open, methods: false }, 'notStarted'],
];

const withFlags = ({ CanBeSigned, CanBeCancelled, methods }: Flags) => ({
  CanBeSigned,
  CanBeCancelled,
  AvailableSigningMethods: methods ? [biometric] : [],
});

it.each(table)('takes a signature that is %s for its state', (_name, record, flags, state) => {
  const subject = member({ ...record, ...withFlags(flags) });
  expect(signatureState(subject)).toBe(state);
});

it.each(table)('takes a member that is %s by its process', (_name, record, flags, state) => {
  // The row's own flags say the opposite.
  const opposite = { CanBeSigned: !flags.CanBeSigned, CanBeCancelled: !flags.CanBeCancelled };
  const subject = member({
    ...record,
    ...opposite,
    AvailableSigningMethods: flags.methods ? [] : [biometric],
    AvailableSigningProcesses: [
      digital({ CanBeSigned: !flags.CanBeSigned }),
      standard(withFlags(flags)),
    ],
  });
  expect(memberState(subject, 'STANDARD')).toBe(state);
});

it('knows nothing of a process that is not offered', () => {
  expect(memberState(member({ LastErrorMessage: 'x' }), 'MSC')).toBe('notStarted');
});
