import type { Endpoint } from '@advisor/contracts/endpoint';
import { errorCode, type ErrorMessage } from '@advisor/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Failure } from '../failure';
import { unstorableTexts } from './unstorable-texts';

/**
 * Checks parameters, query, headers and body against the contract; the failure names each wrong
 * field. A header that is missing is the handler's to miss.
 */
export function readInput(request: FastifyRequest, endpoint: Endpoint) {
  const unstorable = [request.params, request.query, request.body].flatMap(unstorableTexts);
  if (unstorable.length > 0) throw new Failure(400, unstorable.map(problemOf));
  const problems: ErrorMessage[] = [];
  const read = (schema: z.ZodType | undefined, value: unknown) => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) problems.push(...result.error.issues.map(toMessage));
    return result.data;
  };
  const params = read(endpoint.params, request.params);
  const query = read(endpoint.query, splitLists(endpoint.query, request.query));
  read(endpoint.headers?.partial(), ownHeaders(endpoint.headers, request.headers));
  // Files are read by the handler, as they come.
  const body = endpoint.contentType === undefined ? read(endpoint.body, request.body) : undefined;
  if (problems.length > 0) throw new Failure(400, problems);
  return { params, query, body };
}

/** Those of the contract, whose names are written in either case. */
function ownHeaders(schema: z.ZodObject | undefined, headers: FastifyRequest['headers']) {
  const names = Object.keys(schema?.shape ?? {});
  return Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()]]));
}

/** The client joins the values of a list by commas; a single value is a list as well. */
function splitLists(schema: z.ZodObject | undefined, query: unknown): unknown {
  if (schema === undefined) return query;
  const entries = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    const field: unknown = schema.shape[name];
    return [name, typeof value === 'string' && isList(field) ? splitList(value) : value];
  });
  return Object.fromEntries(entries);
}

function splitList(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

function isList(field: unknown): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return isList(field.unwrap());
  return field instanceof z.ZodArray;
}

const toMessage = ({ path }: z.core.$ZodIssue): ErrorMessage => problemOf(path);

function problemOf(path: readonly PropertyKey[]): ErrorMessage {
  const field = path.join('.');
  return {
    severity: 1,
    message: field === '' ? 'Požadavek není úplný.' : 'Hodnota není platná.',
    errorCode: errorCode.invalidRequest,
    ...(field === '' ? {} : { field }),
  };
}
