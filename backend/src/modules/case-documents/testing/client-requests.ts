import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import type { Operation } from '@advisor/contracts/operation';
import { type Retried, withKey } from '../../../testing/area-tests';
import {
  enteredClient,
  fileFromClient,
  reachableClient,
  requestsOf,
} from '../../../testing/client-link';
import type { TestApp } from '../../../testing/test-app';

/** Changes of what clients are asked for, to be sent twice. */
export const clientRequests = (backend: () => TestApp): Retried[] => [
  {
    operation: clientRequestCalls.ask,
    prepare: async () => {
      const { caseId, customerOnSAId } = await reachableClient(backend());
      const key = withKey();
      return () => requestsOf(backend(), caseId).ask(customerOnSAId, {}, key);
    },
  },
  {
    operation: clientRequestCalls.sendAgain,
    prepare: async () => {
      const { requests, requestId } = await enteredClient(backend());
      const body = { sending: 1 };
      return () => requests.call(clientRequestCalls.sendAgain, { body }, { requestId });
    },
  },
  {
    operation: clientRequestCalls.end,
    prepare: async () => {
      const { requests, requestId } = await enteredClient(backend());
      return () => requests.call(clientRequestCalls.end, {}, { requestId });
    },
  },
  ...(
    [
      [clientRequestCalls.accept, { fileName: 'výpis.pdf', documentTypeCode: 'income' }],
      [clientRequestCalls.refuse, { reason: 'Nečitelné.' }],
    ] as [Operation, object][]
  ).map(([operation, body]) => ({
    operation,
    prepare: async () => {
      const { requests, fileId } = await fileFromClient(backend());
      return () => requests.call(operation, { body }, { fileId });
    },
  })),
  {
    operation: clientLinkCalls.handOver,
    prepare: async () => {
      const { browser } = await enteredClient(backend());
      const guid = await browser.upload();
      return () => browser.handOver(guid);
    },
  },
];
