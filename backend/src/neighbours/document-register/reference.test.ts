import { documentRegisterContract } from './contract';
import { referenceDocumentRegister } from './reference';

documentRegisterContract(() => ({
  register: referenceDocumentRegister(),
  stolen: { number: '990000001', typeId: 1 },
  valid: { number: '123456789', typeId: 1 },
}));
