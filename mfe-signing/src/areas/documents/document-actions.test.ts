import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { documentOnSA } from './testing/document-on-sa';
import { actionsOf, nextOf } from './document-actions';

const physical = 1;
const biometric = 2;
const electronic = 3;

it.each<[DocumentOnSA['signatureTypeId'], DocumentOnSA['signatureState'], boolean, string]>([
  [physical, 1, true, 'print download cancel'],
  [physical, 3, true, 'print uploadScan download cancel'],
  [physical, 3, false, 'cancel'],
  [physical, 4, true, 'download'],
  [physical, 5, true, 'download'],
  [biometric, 0, true, 'download cancel'],
  [biometric, 1, true, 'download cancel'],
  [biometric, 2, true, 'download cancel'],
  [biometric, 2, false, 'cancel'],
  [electronic, 4, true, 'download'],
  [electronic, 4, false, ''],
  [undefined, 1, true, 'download cancel'],
])('type %p in state %d with attachments %p: %s', (signatureTypeId, state, mayRead, actions) => {
  const document = documentOnSA({ signatureTypeId, signatureState: state });
  expect(actionsOf(document, mayRead).join(' ')).toBe(actions);
});

it.each<[DocumentOnSA['signatureTypeId'], DocumentOnSA['signatureState'], string | undefined]>([
  [physical, 1, 'print'],
  [physical, 3, 'uploadScan'],
  [physical, 4, undefined],
  [biometric, 1, undefined],
])('type %p in state %d waits for %s', (signatureTypeId, state, next) => {
  const document = documentOnSA({ signatureTypeId, signatureState: state });
  expect(nextOf(actionsOf(document, true))).toBe(next);
});
