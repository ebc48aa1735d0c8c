import { embeddedHeader } from '@advisor/contracts/error-codes';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import type { EmbedQuery } from './embed-query';

/** Answers that were asked for while the page's script was still on its way. */
export interface EarlyAnswers {
  /** The code that the session was opened with. */
  code: string;
  /** Undefined when the session was not opened: then it is asked for again, to say why. */
  session: Promise<{ idleSeconds: number } | undefined>;
  /** Undefined when there is nothing to show at once. */
  signatures: Promise<Signatures | undefined>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers | undefined;
  }
}

/** The call's paths; a test compares them with the contract, which would be larger than this script. */
export const earlyPaths = {
  session: '/api/v1/embed/session',
  signatures: (context: string) =>
    `/${context}/REST/SignaturesService/GetSignaturesAndAvailableMethods`,
};

const accept = { accept: 'application/json' };

async function read<T>(request: Promise<Response>): Promise<T | undefined> {
  try {
    const response = await request;
    return response.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens the session and asks for the signatures. */
export function askEarly(
  code: string,
  { documentExternalId, org }: EmbedQuery,
  service: { origin: string; context: string },
): EarlyAnswers {
  const session = read<{ idleSeconds: number }>(
    fetch(earlyPaths.session, {
      method: 'POST',
      credentials: 'include',
      headers: { ...accept, 'content-type': 'application/json' },
      body: JSON.stringify({ code, documentExternalId }),
    }),
  );
  const askForSignatures = async () => {
    if (!(await session)) return undefined;
    const query = new URLSearchParams({ documentExternalId, org });
    const url = `${service.origin}${earlyPaths.signatures(service.context)}?${query}`;
    const headers = { ...accept, [embeddedHeader]: encodeURIComponent(documentExternalId) };
    const answer = await read<Signatures>(fetch(url, { credentials: 'include', headers }));
    return answer?.Result.Code === 0 && answer.Process ? answer : undefined;
  };
  return { code, session, signatures: askForSignatures() };
}

/** The early answers to this code, once. */
export function takeEarlyAnswers(code: string): EarlyAnswers | undefined {
  const early = window.earlyAnswers;
  window.earlyAnswers = undefined;
  return early?.code === code ? early : undefined;
}
