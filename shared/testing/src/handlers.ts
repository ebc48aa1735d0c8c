import type { Contract } from '@advisor/contracts/contract';
import type { BodyOf, QueryOf, ResponseOf } from '@advisor/contracts/endpoint';
import { traceIdHeader, type ErrorMessage } from '@advisor/contracts/errors';
import { operations, type Operation, type OperationId } from '@advisor/contracts/operations';
import { http, HttpResponse, type HttpHandler } from 'msw';

interface Received<Id extends OperationId> {
  params: Record<string, string>;
  query: Partial<Record<keyof NonNullable<QueryOf<Contract[Id]>> & string, string>>;
  body: BodyOf<Contract[Id]>;
  headers: Headers;
}

type Answer<Id extends OperationId> = ResponseOf<Contract[Id]> | Response;

const urlOf = ({ path }: Operation): string => {
  const absolute = path.startsWith('/') ? path : `/api/v1/${path}`;
  return `*${absolute.replace(/\{(\w+)\}/g, ':$1')}`;
};

/**
 * Typed, stateless handler of one operation for msw.
 * @param answer the response body, a `Response` for failures, or a function of the request
 * @example handle('case.get', { caseId: 1, … })
 * @example handle('case.get', failure(404, { message: 'Případ neexistuje' }))
 */
export function handle<Id extends OperationId>(
  id: Id,
  answer: Answer<Id> | ((request: Received<Id>) => Answer<Id> | Promise<Answer<Id>>),
): HttpHandler {
  const operation: Operation = operations[id];
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](urlOf(operation), async ({ request, params }) => {
    const result =
      typeof answer === 'function'
        ? await (answer as (request: Received<Id>) => Answer<Id> | Promise<Answer<Id>>)({
            params: params as Record<string, string>,
            query: Object.fromEntries(new URL(request.url).searchParams) as Received<Id>['query'],
            body: (await request
              .clone()
              .json()
              .catch(() => undefined)) as BodyOf<Contract[Id]>,
            headers: request.headers,
          })
        : answer;
    if (result instanceof Response) return result.clone();
    return result === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(result as object);
  });
}

/** The failed answer of any call, with a trace id. */
export function failure(status: number, message: Partial<ErrorMessage> = {}): Response {
  const body: ErrorMessage[] = [{ severity: 1, message: 'Chyba', errorCode: 90904, ...message }];
  return HttpResponse.json(body, { status, headers: { [traceIdHeader]: 'test-trace' } });
}

/** No answer at all. */
export const networkFailure = (): Response => HttpResponse.error();
