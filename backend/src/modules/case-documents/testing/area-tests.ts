import { documentCalls } from '@advisor/contracts/documents/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { newApplication } from '../../../testing/hub';
import { clientRequests } from './client-requests';
import type { AreaTests } from '../../../testing/area-tests';
import type { TestApp } from '../../../testing/test-app';
import { pdf, upload } from '../../../testing/uploads';

/** Saves a file that was sent to a new case, always the same one. */
async function saving(backend: TestApp) {
  const { caseId } = await newApplication(backend);
  const [guid = ''] = await upload(backend, [pdf()]);
  const document = { guid, fileName: 'smlouva.pdf', documentTypeCode: 'income' };
  const save = () =>
    backend.callOperation(documentCalls.saveCaseDocuments, {
      as: 'advisor',
      params: { caseId },
      body: { documents: [document] },
    });
  return { caseId, guid, save };
}

export const caseDocuments: AreaTests = {
  entries: { documents: documentCalls.caseDocuments },
  eachTime: {
    'temporaryDocuments.upload': 'each file that is sent is one more',
    'clientLink.enter': 'each right code begins a session',
    'clientLink.sendCode': 'each sends the code once more',
  },
  retried: (backend) => [
    ...clientRequests(backend),
    {
      operation: documentCalls.saveCaseDocuments,
      prepare: async () => (await saving(backend())).save,
    },
    {
      operation: documentCalls.deleteTemporary,
      prepare: async () => {
        const [guids = ''] = await upload(backend(), [pdf()]);
        const query = { guids };
        return () =>
          backend().callOperation(documentCalls.deleteTemporary, { as: 'advisor', query });
      },
    },
    {
      operation: documentCalls.mergeCaseDocuments,
      prepare: async () => {
        const { caseId, save } = await saving(backend());
        const saved = (await save()).json<CallResponse<typeof documentCalls.saveCaseDocuments>>();
        const body = { documentIds: saved.map(({ documentId }) => documentId) };
        return () =>
          backend().callOperation(documentCalls.mergeCaseDocuments, {
            as: 'advisor',
            params: { caseId },
            body,
          });
      },
    },
    {
      operation: documentCalls.retryCaseDocument,
      prepare: async () => {
        const { caseId, save } = await saving(backend());
        const saved = (await save()).json<CallResponse<typeof documentCalls.saveCaseDocuments>>();
        const params = { caseId, documentId: saved[0]?.documentId ?? 0 };
        return () =>
          backend().callOperation(documentCalls.retryCaseDocument, { as: 'advisor', params });
      },
    },
  ],
};
