import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { member, signatures, standard } from '../testing/signature-fixtures';
import {
  acceptedFields,
  acceptedSignatures,
  acceptedStart,
  MalformedAnswer,
} from './checked-answer';
import { SignatureRefusal } from './signature-refusal';

/** What another system may answer, whatever its contract says. */
const damaged = (change: object) => ({ ...signatures([member()]), ...change }) as Signatures;
const withMember = (change: object) => damaged({ Groups: [{ FormId: 'D', Members: [change] }] });

it('passes a right answer with what it says beside', () => {
  const answer = damaged({ Later: 1 });
  expect(acceptedSignatures(answer)).toEqual(answer);
});

it.each<[string, Signatures]>([
  ['no groups', damaged({ Groups: null })],
  ['groups that are missing', damaged({ Groups: undefined })],
  ['a group without members', damaged({ Groups: [{ FormId: 'D', Members: null }] })],
  ['a member without processes', withMember({ ...member(), AvailableSigningProcesses: null })],
  ['a process that is none', withMember({ ...member(), AvailableSigningProcesses: [null] })],
  ['a member without a number', withMember({ ...member(), Id: null })],
  ['a method that is a word', withMember({ ...member(), SigningMethod: 'BIOMETRIC' })],
  ['no result', damaged({ Result: null })],
  ['nothing', null as never],
  ['a list', [] as never],
  ['a page', '<html></html>' as never],
])('takes an answer with %s for a failed call', (_, answer) => {
  expect(() => acceptedSignatures(answer)).toThrow(MalformedAnswer);
});

it('takes null for an empty list of methods, and a number for a text', () => {
  const processes = [{ ...standard(), AvailableSigningMethods: null }];
  const answer = withMember({
    ...member(),
    Id: 7,
    AvailableSigningMethods: null,
    AvailableSigningProcesses: processes,
  });
  expect(acceptedSignatures(answer).Groups[0]!.Members[0]).toMatchObject({
    Id: '7',
    AvailableSigningMethods: [],
    AvailableSigningProcesses: [{ AvailableSigningMethods: [] }],
  });
});

it('wants no groups while the document is prepared, nor of a refusal', () => {
  const preparing = damaged({ Process: null, Groups: null });
  expect(acceptedSignatures(preparing)).toBe(preparing);
  const refusal = damaged({ Result: { Code: 7, Message: 'Nelze' }, Groups: null });
  expect(() => acceptedSignatures(refusal)).toThrow(SignatureRefusal);
});

it('tells where an answer is wrong, and nothing that it says', () => {
  const answer = withMember({ ...member({ InfoText1: 'Jan Novák' }), SelectedSigningMethod: 1 });
  expect(() => acceptedSignatures(answer)).toThrow(/Groups\.0\.Members\.0\.SelectedSigningMethod$/);
});

it('looks at the fields of a form and at where a signature goes on', () => {
  const Result = { Code: 0 };
  expect(() => acceptedFields({ Result, Fields: null })).toThrow(MalformedAnswer);
  expect(() => acceptedStart({ Result, NavigateUrl: 7 })).toThrow(MalformedAnswer);
  expect(acceptedStart({ Result })).toEqual({ Result });
});
