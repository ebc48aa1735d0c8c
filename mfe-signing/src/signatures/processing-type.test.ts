import type { SigningMethod } from '@advisor/contracts/signature-service/entities';
import { member } from '../testing/signature-fixtures';
import { processingType, type ProcessingType } from './processing-type';
import type { SigningProcess } from './signing-state';

const method = (Code: string): SigningMethod => ({ Code, Name: Code });

it.each<[string, SigningMethod | null, SigningMethod | null, SigningProcess, ProcessingType]>([
  ['on the device', method('BIOMETRIC'), null, 'STANDARD', 'Biometric'],
  ['in the application', method('PAAT'), null, 'STANDARD', 'PAAT'],
  ['by a method used before', null, method('PAAT'), 'STANDARD', 'PAAT'],
  ['by the selected method first', method('BIOMETRIC'), method('PAAT'), 'STANDARD', 'Biometric'],
  ['by a method of another name', method('TABLET'), null, 'STANDARD', 'Biometric'],
  ['by no method yet', null, null, 'STANDARD', 'Biometric'],
  ['digitally by a code', method('OTP'), null, 'MSC', 'PAAT'],
  ['digitally by no method yet', null, null, 'MSC', 'PAAT'],
  ['digitally, whatever the method', method('BIOMETRIC'), null, 'MSC', 'PAAT'],
])('is processed %s', (_name, SelectedSigningMethod, SigningMethod, process, expected) => {
  expect(processingType(member({ SelectedSigningMethod, SigningMethod }), process)).toBe(expected);
});
