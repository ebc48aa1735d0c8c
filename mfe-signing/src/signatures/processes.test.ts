import type { Signatures } from '@advisor/contracts/signature-service/entities';
import {
  biometric,
  digital,
  expired,
  member,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';
import { activeProcess, processTabs } from './processes';

const both = { AvailableSigningProcesses: [standard(), digital()] };
const standardRuns = {
  AvailableSigningProcesses: [
    standard({ CanBeSigned: false, CanBeCancelled: true }),
    digital({ CanBeSigned: false }),
  ],
};
const digitalRuns = {
  SelectedSigningMethod: biometric,
  AvailableSigningProcesses: [
    standard({ CanBeSigned: false }),
    digital({ CanBeSigned: false, CanBeCancelled: true }),
  ],
};
const finished = {
  AvailableSigningProcesses: [standard({ CanBeSigned: false }), digital({ CanBeSigned: false })],
};

it.each<[string, Signatures, boolean[], string]>([
  ['only the standard one is offered', signatures([member()]), [false, true], 'STANDARD'],
  [
    'only the digital one is offered',
    signatures([member({ AvailableSigningProcesses: [digital()] })], { Process: 'MSC' }),
    [true, false],
    'MSC',
  ],
  ['both are offered', signatures([member(both)]), [false, false], 'STANDARD'],
  ['none is offered', signatures([]), [true, true], 'MSC'],
  ['the standard one runs', signatures([running(standardRuns)]), [false, true], 'STANDARD'],
  [
    'the digital one runs',
    signatures([member(digitalRuns)], { Process: 'MSC' }),
    [true, false],
    'MSC',
  ],
  ['one has signed biometrically', signatures([signed(finished)]), [false, true], 'STANDARD'],
  [
    'one has signed digitally',
    signatures([signed({ ...finished, CanBeSigned: false })], { Process: 'MSC' }),
    [true, false],
    'MSC',
  ],
  ['the standard one has failed', signatures([expired(both)]), [false, true], 'STANDARD'],
])('opens tabs when %s', (_name, data, disabled, active) => {
  expect(processTabs(data).map(({ isDisabled }) => isDisabled)).toEqual(disabled);
  expect(activeProcess(data, undefined)).toBe(active);
});

it.each([
  ['opens the tab that is asked for', signatures([member(both)]), 'MSC'],
  ['but not one that may not be opened', signatures([running(standardRuns)]), 'STANDARD'],
  ['nor one that is not offered', signatures([member()]), 'STANDARD'],
] as const)('%s', (_name, data, active) => {
  expect(activeProcess(data, 'MSC')).toBe(active);
});
