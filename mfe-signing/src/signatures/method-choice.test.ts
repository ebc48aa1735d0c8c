import type { SignatureMember, SigningMethod } from '@advisor/contracts/signature-service/entities';
import { biometric, member, paper, running, signed, standard } from '../testing/signature-fixtures';
import { chosenMethod, isMethodFixed, type MethodChoice } from './method-choice';

const single = [standard({ AvailableSigningMethods: [biometric] })];
const here: MethodChoice = { memberId: 'S1', methodCode: paper.Code };
const elsewhere: MethodChoice = { memberId: 'S2', methodCode: biometric.Code };
const gone: SigningMethod = { Code: 'GONE', Name: 'Zrušená metoda' };

it.each<[string, SignatureMember, MethodChoice | undefined, SigningMethod | undefined]>([
  ['none of several', member(), undefined, undefined],
  ['the only one', member({ AvailableSigningProcesses: single }), undefined, biometric],
  ['the one used before', member({ SigningMethod: paper }), undefined, paper],
  [
    'the selected one before the used one',
    member({ SelectedSigningMethod: paper, SigningMethod: biometric }),
    undefined,
    paper,
  ],
  [
    'the only one when the used one is gone',
    member({ SigningMethod: gone, AvailableSigningProcesses: single }),
    undefined,
    biometric,
  ],
  ['the user’s before the selected one', member({ SelectedSigningMethod: biometric }), here, paper],
  ['none when another row was chosen', member({ SigningMethod: paper }), elsewhere, undefined],
  [
    'none when another row was chosen, even the only one',
    member({ AvailableSigningProcesses: single }),
    elsewhere,
    undefined,
  ],
  ['its own while it runs', running(), elsewhere, biometric],
  ['its own once it is signed', signed(), elsewhere, biometric],
])('signs with %s', (_name, record, choice, method) => {
  expect(chosenMethod(record, 'STANDARD', choice)).toEqual(method);
});

it.each([
  ['open', member(), false],
  ['running', running(), true],
  ['signed', signed(), true],
])('shows the method of a row that is %s as text: %j', (_name, record, isFixed) => {
  expect(isMethodFixed(record, 'STANDARD')).toBe(isFixed);
});
