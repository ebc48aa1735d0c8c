import type { Calls } from '../operation';
import type { signatureServiceEndpoints } from './endpoints';

export const signatureCalls: Calls<typeof signatureServiceEndpoints> = {
  getWithMethods: {
    id: 'signatures.getWithMethods',
    method: 'GET',
    path: '/{context}/REST/SignaturesService/GetSignaturesAndAvailableMethods',
  },
  get: {
    id: 'signatures.get',
    method: 'GET',
    path: '/{context}/REST/SignaturesService/GetSignatures',
  },
  clientDataFields: {
    id: 'signatures.clientDataFields',
    method: 'GET',
    path: '/{context}/REST/SignaturesService/GetClientDataFields',
  },
  setClientData: {
    id: 'signatures.setClientData',
    method: 'POST',
    path: '/{context}/REST/SignaturesService/SetClientData/{signatureId}',
  },
  sign: { id: 'signatures.sign', method: 'POST', path: '/{context}/REST/SignaturesService/Sign' },
  retry: {
    id: 'signatures.retry',
    method: 'POST',
    path: '/{context}/REST/SignaturesService/RetrySigning',
  },
  cancelOne: {
    id: 'signatures.cancelOne',
    method: 'POST',
    path: '/{context}/REST/SignaturesService/CancelSignature',
  },
  cancelAll: {
    id: 'signatures.cancelAll',
    method: 'POST',
    path: '/{context}/REST/SignaturesService/Cancel',
  },
  delegate: {
    id: 'signatures.delegate',
    method: 'POST',
    path: '/{context}/REST/SignaturesService/DelegateSigning',
  },
  document: {
    id: 'signatures.document',
    method: 'GET',
    path: '/{context}/REST/SignaturesService/GetDocument',
    extension: true,
  },
  documentFile: {
    id: 'signatures.documentFile',
    method: 'GET',
    path: '/{context}/REST/SignaturesService/GetDocumentFile',
    extension: true,
  },
};
