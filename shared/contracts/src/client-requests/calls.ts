import type { Calls } from '../operation';
import type { clientRequestEndpoints } from './endpoints';

const files = 'case/{caseId}/client-files/{fileId}';
const requests = 'case/{caseId}/client-requests';

export const clientRequestCalls: Calls<typeof clientRequestEndpoints> = {
  list: { id: 'case.clientRequests', method: 'GET', path: requests, extension: true },
  people: {
    id: 'case.clientRequestPeople',
    method: 'GET',
    path: 'case/{caseId}/client-request-people',
    extension: true,
  },
  ask: { id: 'case.askClient', method: 'POST', path: requests, extension: true },
  sendAgain: {
    id: 'case.sendClientRequest',
    method: 'POST',
    path: `${requests}/{requestId}/send`,
    extension: true,
  },
  end: {
    id: 'case.endClientRequest',
    method: 'POST',
    path: `${requests}/{requestId}/end`,
    extension: true,
  },
  fileContent: {
    id: 'case.clientFileContent',
    method: 'GET',
    path: `${files}/content`,
    extension: true,
  },
  accept: {
    id: 'case.acceptClientFile',
    method: 'POST',
    path: `${files}/accept`,
    extension: true,
  },
  refuse: {
    id: 'case.refuseClientFile',
    method: 'POST',
    path: `${files}/refuse`,
    extension: true,
  },
};
