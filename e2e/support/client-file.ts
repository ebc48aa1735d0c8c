import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { linkFilesPath, linkHeader } from '@advisor/contracts/client-requests/rules';
import type { Operation } from '@advisor/contracts/operation';
import type { Api } from './api';
import { ownCases } from './cases';

/** A PDF of one page, as small as a viewer shows it. */
const emptyPage = [
  '%PDF-1.7',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj',
  'trailer <</Root 1 0 R/Size 4>>',
  '%%EOF',
].join('\n');

/** One of the user's cases whose debtor the register knows with a phone and an e-mail. */
export async function reachableCase(api: Api) {
  for (const { caseId } of await ownCases(api)) {
    const { people } = await api.call(clientRequestCalls.people, { params: { caseId } });
    const [first] = people;
    if (first?.phoneNumber !== undefined && first.emailAddress !== undefined)
      return { caseId, customerOnSAId: first.customerOnSAId };
  }
  throw new Error('nobody can be reached');
}

/** What the client's mailbox and phone show of the newest request of the case. */
export async function receivedOf(api: Api, caseId: number) {
  const [request] = await api.call(clientRequestCalls.list, { params: { caseId } });
  const text = (request?.received ?? []).join('\n');
  return {
    address: /https?:\/\/\S+#\S+/.exec(text)?.[0] ?? '',
    code: /je (\d{6})\./.exec(text)?.[1] ?? '',
  };
}

/** A case in which a file of a client waits for a look; it came by a link, without a browser. */
export async function caseWithClientFile(api: Api, fileName: string): Promise<number> {
  const { caseId, customerOnSAId } = await reachableCase(api);
  const validTo = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await api.call(clientRequestCalls.ask, {
    params: { caseId },
    body: { customerOnSAId, papers: ['Výpis z účtu'], validTo },
  });
  const { address, code } = await receivedOf(api, caseId);
  const headers = { [linkHeader]: address.split('#')[1] ?? '' };
  const send = async (path: string, options: object) => {
    const answer = await api.request.fetch(new URL(path, `${api.origin}/api/v1/`).href, options);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return answer;
  };
  const byLink = (operation: Operation, data: object) =>
    send(operation.path, { method: operation.method, headers, data });
  await byLink(clientLinkCalls.enter, { code });
  const content = Buffer.from(emptyPage);
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const begun = await send(linkFilesPath, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(fileName).toString('base64')}`,
    },
  });
  const guid = begun.headers()['location']?.split('/').at(-1) ?? '';
  await send(`${linkFilesPath}/${guid}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: content,
  });
  await byLink(clientLinkCalls.handOver, { guids: [guid] });
  return caseId;
}
