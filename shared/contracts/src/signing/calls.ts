import type { Calls } from '../operation';
import type { signingEndpoints } from './endpoints';

export const signingCalls: Calls<typeof signingEndpoints> = {
  status: {
    id: 'documentOnSA.status',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/signing/{documentOnSAId}/status',
  },
  searchOfArrangement: {
    id: 'salesArrangement.searchDocumentsOnSA',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/document-on-sa/search',
    read: true,
  },
  searchOfCase: {
    id: 'case.searchDocumentsOnSA',
    method: 'POST',
    path: 'case/{caseId}/document-on-sa/search',
    read: true,
  },
  startTask: {
    id: 'task.startSigning',
    method: 'POST',
    path: 'case/{caseId}/tasks/{taskId}/signing/start',
  },
  get: {
    id: 'documentOnSA.get',
    method: 'GET',
    path: 'document-on-sa/{documentOnSAId}',
    extension: true,
  },
  content: {
    id: 'documentOnSA.content',
    method: 'GET',
    path: 'document-on-sa/{documentOnSAId}/content',
    extension: true,
  },
  uploadScan: {
    id: 'documentOnSA.uploadScan',
    method: 'POST',
    path: 'document-on-sa/{documentOnSAId}/scan',
    extension: true,
  },
  cancel: {
    id: 'documentOnSA.cancel',
    method: 'POST',
    path: 'document-on-sa/{documentOnSAId}/cancel',
    extension: true,
  },
  kinds: {
    id: 'documentOnSA.kinds',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/document-on-sa/kinds',
    extension: true,
  },
  preContractInformation: {
    id: 'preContractInformation.get',
    method: 'GET',
    path: 'sales-arrangement/{salesArrangementId}/pre-contract-information',
    extension: true,
  },
  handOverPreContractInformation: {
    id: 'preContractInformation.handOver',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/pre-contract-information/hand-over',
    extension: true,
  },
  create: {
    id: 'documentOnSA.create',
    method: 'POST',
    path: 'sales-arrangement/{salesArrangementId}/document-on-sa',
    extension: true,
  },
};
