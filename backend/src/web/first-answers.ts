import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@advisor/contracts/contract';
import type { Operation } from '@advisor/contracts/operation';
import { sessionCalls } from '@advisor/contracts/session/calls';
import type { FirstAnswer } from '@advisor/deployment/first-answers';
import type { FirstRead } from '@advisor/deployment/first-read';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '../platform/session/session-cookie';

const operations = new Map<string, Operation>(
  contract.map(({ operation }) => [operation.id, operation]),
);

/** What a document must never do, whatever a remote names, is to change something. */
const isRead = ({ method, read }: Operation): boolean => method === 'GET' || read === true;

/** Identifiers by their names: those of the address, and of answers read before. */
type Known = Record<string, number>;

const inBraces = /^\{(\w+)\}$/;

/** @returns the read with what is known in its place; undefined while something is missing */
function filled(read: FirstRead, known: Known): FirstRead | undefined {
  const params = Object.entries(read.params ?? {}).map(([name, value]) => {
    const wanted = inBraces.exec(String(value))?.[1];
    return [name, wanted === undefined ? value : known[wanted]] as const;
  });
  if (params.some(([, value]) => value === undefined)) return undefined;
  return read.params ? { ...read, params: Object.fromEntries(params) as Known } : read;
}

/** @returns undefined when a value is missing */
function pathOf({ path }: Operation, { params = {} }: FirstRead): string | undefined {
  const complete = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  );
  return complete.includes('{') ? undefined : complete;
}

function identifiersIn(text: string): Known {
  const parsed = JSON.parse(text) as unknown;
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      ([name, value]) => name.endsWith('Id') && typeof value === 'number',
    ),
  ) as Known;
}

/** What the own call of the browser would carry. A document's request says more, and less. */
const carried = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'];

async function answer(request: FastifyRequest, read: FirstRead): Promise<FirstAnswer | undefined> {
  const operation = operations.get(read.id);
  if (operation === undefined || !isRead(operation)) return undefined;
  const path = pathOf(operation, read);
  if (path === undefined) return undefined;
  const headers = Object.fromEntries(
    carried.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const {
    statusCode,
    body,
    headers: answered,
  } = await request.server.inject({
    method: operation.method,
    url: `/api/v1/${path}`,
    query: Object.fromEntries(
      Object.entries(read.query ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    headers,
    remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
    ...(read.body !== undefined && { payload: read.body as object }),
  });
  // The page meets every other answer by its own call, and treats it as ever.
  return statusCode === 200 ? { ...read, text: body, date: answered.date } : undefined;
}

export interface FirstReads {
  /** What the screen reads, beside who is signed in. */
  reads: readonly FirstRead[];
  /** Identifiers in its address. */
  known: Known;
}

/**
 * @param template `/loan/{caseId}`
 * @returns the identifiers in a path of that form; undefined for every other path
 */
export function identifiersOf(template: string, path: string): Known | undefined {
  const names: string[] = [];
  const pattern = template
    .replace(/[^\w{}]/g, String.raw`\$&`)
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return String.raw`(\d{1,15})`;
    });
  const values = new RegExp(`^${pattern}$`).exec(path);
  if (!values) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, Number(values[index + 1])]));
}

/**
 * The answers that the page of a signed-in user would ask for first, each as the call itself gives
 * it: by the same session and permissions, journal and log.
 */
export async function firstAnswers(
  request: FastifyRequest,
  { reads, known }: FirstReads,
): Promise<FirstAnswer[]> {
  if (request.method !== 'GET' || readSessionCookie(request) === undefined) return [];
  const found = new Map<FirstRead, FirstAnswer>();
  const all = [{ id: sessionCalls.loggedInUser.id }, ...reads];
  const identifiers = { ...known };
  const readAll = async (waiting: readonly FirstRead[]): Promise<void> => {
    const ready = waiting.flatMap((read) => {
      const whole = filled(read, identifiers);
      return whole ? [[read, whole] as const] : [];
    });
    if (ready.length === 0) return;
    await Promise.all(
      ready.map(async ([read, whole]) => {
        const answered = await answer(request, whole).catch(() => undefined);
        if (!answered) return;
        found.set(read, answered);
        Object.assign(identifiers, identifiersIn(answered.text));
      }),
    );
    await readAll(waiting.filter((read) => !ready.some(([one]) => one === read)));
  };
  const { firstAnswersWait } = request.server.backend.config;
  await Promise.race([readAll(all), pause(firstAnswersWait, undefined, { ref: false })]);
  return all.flatMap((read) => found.get(read) ?? []);
}
