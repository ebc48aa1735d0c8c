import type { BodyOf, EndpointDeclaration, QueryOf, ResponseOf } from '@advisor/contracts/endpoint';
import { traceIdHeader, type ErrorMessage } from '@advisor/contracts/errors';
import type { Operation } from '@advisor/contracts/operation';
import { http, HttpResponse, type HttpHandler } from 'msw';

interface Received<E extends EndpointDeclaration> {
  params: Record<string, string>;
  query: Partial<Record<keyof NonNullable<QueryOf<E>> & string, string>>;
  body: BodyOf<E>;
  headers: Headers;
}

type Answer<E extends EndpointDeclaration> = ResponseOf<E> | Response;

const urlOf = ({ path }: Operation): string => {
  const absolute = path.startsWith('/') ? path : `/api/v1/${path}`;
  return `*${absolute.replace(/\{(\w+)\}/g, ':$1')}`;
};

/**
 * Typed, stateless handler of one operation for msw.
 * @param answer the response body, a `Response` for failures, or a function of the request
 * @example handle(caseCalls.get, { caseId: 1, … })
 * @example handle(caseCalls.get, failure(404, { message: 'Případ neexistuje' }))
 */
export function handle<E extends EndpointDeclaration>(
  operation: Operation<E>,
  answer:
    | Answer<NoInfer<E>>
    | ((request: Received<NoInfer<E>>) => Answer<NoInfer<E>> | Promise<Answer<NoInfer<E>>>),
): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](urlOf(operation), async ({ request, params }) => {
    const result =
      typeof answer === 'function'
        ? await (answer as (request: Received<E>) => Answer<E> | Promise<Answer<E>>)({
            params: params as Record<string, string>,
            query: Object.fromEntries(new URL(request.url).searchParams) as Received<E>['query'],
            body: (await request
              .clone()
              .json()
              .catch(() => undefined)) as BodyOf<E>,
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
