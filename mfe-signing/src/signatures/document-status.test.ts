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
import { groupStatuses, isCompleted, isLive } from './document-status';
import { nextFormId } from './next-form';
import { shownGroups } from './rows';
import { messageSeverity } from './user-message';

it.each([
  ['all signed', [signed(), signed({ Id: 'S2' })], { signed: 2, total: 2, state: 'accepted' }],
  [
    'some not started',
    [signed(), member({ Id: 'S2' })],
    { signed: 1, total: 2, state: 'notStarted' },
  ],
  ['some running', [member(), running({ Id: 'S2' })], { signed: 0, total: 2, state: 'inProgress' }],
  ['some failed', [running(), expired({ Id: 'S2' })], { signed: 0, total: 2, state: 'error' }],
])('tells of a group that is %s, without names', (_name, members, status) => {
  const statuses = groupStatuses(signatures(members));
  expect(statuses).toEqual([{ id: 'DOC1', ...status }]);
  expect(JSON.stringify(statuses)).not.toContain('Novák');
});

it('counts clients only in the digital process, in which nobody else signs', () => {
  const byCode = digital({ CanBeSigned: false });
  const client = signed({ AvailableSigningProcesses: [byCode] });
  const advisor = member({ Id: 'S2', CategoryCode: 'B', AvailableSigningProcesses: [byCode] });
  const data = signatures([], {
    Process: 'MSC',
    Groups: [group([client, advisor]), group([{ ...advisor, Id: 'S3' }])],
  });
  const groups = groupStatuses(data);
  expect(groups).toEqual([{ id: 'DOC1', signed: 1, total: 1, state: 'accepted' }]);
  expect(isCompleted(groups)).toBe(true);
  expect(groupStatuses({ ...data, Process: 'STANDARD' })[0]).toMatchObject({ total: 2 });
});

it.each([
  ['nobody', [], false],
  ['all', [signed()], true],
  ['some', [signed(), member({ Id: 'S2' })], false],
])('is complete when %s have signed: %j', (_name, members, expected) => {
  const groups = members.length > 0 ? groupStatuses(signatures(members)) : [];
  expect(isCompleted(groups)).toBe(expected);
});

it.each([
  ['somebody is signing beside a failure', [expired(), running({ Id: 'S2' })], true],
  [
    'somebody signs what cannot be cancelled',
    [running({ AvailableSigningProcesses: [standard({ CanBeSigned: false })] })],
    true,
  ],
  ['nobody is', [member(), signed({ Id: 'S2' }), expired({ Id: 'S3' })], false],
])('may change by itself when %s: %j', (_name, members, expected) => {
  expect(isLive(signatures(members))).toBe(expected);
});

it('shows clients only in the digital process, and no group without them', () => {
  const data = signatures([], {
    Groups: [
      group([member(), member({ Id: 'S2', CategoryCode: 'A' })]),
      group([member({ Id: 'S3', CategoryCode: 'A' })]),
    ],
  });
  const shown = (process: 'STANDARD' | 'MSC') =>
    shownGroups(data, process).map(({ members }) => members.map(({ Id }) => Id));
  expect(shown('MSC')).toEqual([['S1']]);
  expect(shown('STANDARD')).toEqual([['S1', 'S2'], ['S3']]);
});

it.each([
  ['E', 'error'],
  ['W', 'warning'],
  ['I', 'info'],
  ['', 'info'],
  ['__proto__', 'info'],
])('takes the severity %p for %s', (severity, tone) => {
  expect(messageSeverity(severity)).toBe(tone);
});

const method = { Code: 'TABLET', Name: 'Tablet', FormId: 'F1' };
const offering = (FormId: string | null) => [
  standard({ AvailableSigningMethods: [{ ...method, FormId }] }),
];
it.each([
  ['the selected method’s', { SelectedSigningMethod: { ...method, FormId: 'F2' } }, 'F2'],
  ['that of the method on offer', { AvailableSigningProcesses: offering('F3') }, 'F3'],
  [
    'that on offer when another method is selected',
    {
      SelectedSigningMethod: { Code: 'OTHER', Name: 'x', FormId: 'F2' },
      AvailableSigningProcesses: offering('F3'),
    },
    'F3',
  ],
  ['none', { AvailableSigningProcesses: offering(null) }, undefined],
])('asks next for %s form', (_name, change, formId) => {
  expect(nextFormId(signatures([member(change)]), member(), method, 'STANDARD')).toBe(formId);
});
