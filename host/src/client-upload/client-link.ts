import { call } from '@advisor/api-client/call';
import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { linkHeader } from '@advisor/contracts/client-requests/rules';

/** Calls of a link, whose secret goes in a header: no address that a server sees has it. */
export const clientLink = (token: string) => {
  const headers = { [linkHeader]: token };
  return {
    headers,
    read: (): Promise<ClientLink> => call(clientLinkCalls.get, {}, { headers }),
    enter: (code: string) => call(clientLinkCalls.enter, { body: { code } }, { headers }),
    sendCode: () => call(clientLinkCalls.sendCode, {}, { headers }),
    handOver: (guids: string[]) => call(clientLinkCalls.handOver, { body: { guids } }, { headers }),
  };
};

export type ClientLinkCalls = ReturnType<typeof clientLink>;
export type OpenedLink = ClientLink & { opened: NonNullable<ClientLink['opened']> };
export const isOpened = (link: ClientLink): link is OpenedLink => link.opened !== undefined;
