import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import type { ClientRequest } from '@advisor/contracts/client-requests/endpoints';
import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { linkFilesPath, linkHeader } from '@advisor/contracts/client-requests/rules';
import type { Operation } from '@advisor/contracts/operation';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { cases } from '../domain/cases/schema/cases';
import { customersOnSA } from '../domain/cases/schema/sales-arrangements';
import { salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { bankDay } from '../platform/calendar';
import { withKey } from './area-tests';
import type { TestApp } from './test-app';
import { testNow } from './test-values';
import { pdf, type TestFile } from './uploads';

/** Somebody of a case of the advisor whom the register knows with a phone and an e-mail. */
export async function reachableClient({ db, app }: TestApp) {
  const people = await db
    .select({
      caseId: cases.id,
      customerOnSAId: customersOnSA.id,
      customerId: customersOnSA.customerId,
    })
    .from(customersOnSA)
    .innerJoin(salesArrangements, eq(salesArrangements.id, customersOnSA.salesArrangementId))
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(cases.ownerId, 1),
        lt(cases.id, 9_000_000),
        eq(salesArrangements.typeId, 6),
        isNotNull(customersOnSA.customerId),
      ),
    )
    .orderBy(customersOnSA.id)
    .limit(50);
  const known = await app.neighbours.clientRegister.find(
    people.flatMap(({ customerId }) => customerId ?? []),
  );
  const reachable = new Set(
    known.flatMap(({ id, phoneNumber, emailAddress }) => (phoneNumber && emailAddress ? [id] : [])),
  );
  const found = people.find(({ customerId }) => customerId !== null && reachable.has(customerId));
  if (found === undefined) throw new Error('nobody can be reached');
  return found;
}

const lastDay = bankDay(new Date(testNow.getTime() + 7 * 86_400_000));

/** The advisor's side of requests of a case. */
export function requestsOf(backend: TestApp, caseId: number) {
  const call = (operation: Operation, more: object = {}, params: object = {}) =>
    backend.callOperation(operation, { as: 'advisor', params: { caseId, ...params }, ...more });
  const list = async () => (await call(clientRequestCalls.list)).json<ClientRequest[]>();
  return {
    call,
    list,
    ask: (customerOnSAId: number, more: object = {}, key = withKey()) =>
      call(clientRequestCalls.ask, {
        body: { customerOnSAId, papers: ['Výpis z účtu'], validTo: lastDay, ...more },
        ...key,
      }),
    one: async (requestId: number) => {
      const found = (await list()).find((request) => request.requestId === requestId);
      if (found === undefined) throw new Error('no such request');
      return found;
    },
  };
}

/** What the client has been sent. */
export function receivedBy({ received = [] }: ClientRequest) {
  const text = received.join('\n');
  return {
    token: /client-upload#(\S+)/.exec(text)?.[1] ?? '',
    code: /je (\d{6})\./.exec(text)?.[1] ?? '',
  };
}

const tus = { 'tus-resumable': '1.0.0' };

/** A client's browser with a link open. */
export function clientBrowser(backend: TestApp, token: string) {
  let cookie = '';
  const headers = () => ({ [linkHeader]: token, ...(cookie && { cookie }) });
  const call = async (operation: Operation, body?: object) => {
    const answer = await backend.callOperation(operation, { headers: headers(), body });
    const [set] = answer.cookies as { name: string; value: string }[];
    if (set !== undefined) cookie = `${set.name}=${set.value}`;
    return answer;
  };
  const files = (
    options: { method: 'POST' | 'PATCH' | 'DELETE' | 'HEAD'; url: string } & object,
  ) => {
    const { headers: own = {}, ...rest } = options as { headers?: object } & typeof options;
    return backend.call({ ...rest, headers: { ...tus, ...headers(), ...own } });
  };
  const begin = (fileName: string, size: number) =>
    files({
      method: 'POST',
      url: `/api/v1/${linkFilesPath}`,
      headers: {
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
      },
    } as never);
  const send = (url: string, offset: number, payload: Buffer) =>
    files({
      method: 'PATCH',
      url,
      payload,
      headers: {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    } as never);
  return {
    call,
    begin,
    send,
    ask: (url: string) => files({ method: 'HEAD', url }),
    cancel: (url: string) => files({ method: 'DELETE', url }),
    enter: (code: string) => call(clientLinkCalls.enter, { code }),
    read: async () => (await call(clientLinkCalls.get)).json<ClientLink>(),
    /** Sends a whole file. @returns its guid */
    upload: async ({ fileName, content }: TestFile = pdf()) => {
      const begun = await begin(fileName, content.length);
      const url = String(begun.headers.location);
      const sent = await send(url, 0, content);
      if (sent.statusCode !== 204) throw new Error(`${sent.statusCode} ${sent.body}`);
      return url.split('/').at(-1) ?? '';
    },
    handOver: (...guids: string[]) => call(clientLinkCalls.handOver, { guids }),
  };
}

/** A client who has been asked, and has entered the code. */
export async function enteredClient(backend: TestApp) {
  const client = await reachableClient(backend);
  const requests = requestsOf(backend, client.caseId);
  const { requestId } = (await requests.ask(client.customerOnSAId)).json<{ requestId: number }>();
  const received = receivedBy(await requests.one(requestId));
  const browser = clientBrowser(backend, received.token);
  const entered = await browser.enter(received.code);
  if (entered.statusCode !== 200) throw new Error(entered.body);
  return { ...client, ...received, requestId, requests, browser };
}

/** The same, who has handed a file over. */
export async function fileFromClient(backend: TestApp, file: TestFile = pdf('výpis.pdf')) {
  const client = await enteredClient(backend);
  const handed = await client.browser.handOver(await client.browser.upload(file));
  if (handed.statusCode !== 204) throw new Error(handed.body);
  const [came] = (await client.requests.one(client.requestId)).files;
  if (came === undefined) throw new Error('nothing came');
  return { ...client, fileId: came.fileId };
}
