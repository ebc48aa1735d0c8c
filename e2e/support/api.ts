import type { APIRequestContext } from '@playwright/test';
import type {
  BodyOf,
  EndpointDeclaration,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@advisor/contracts/endpoint';
import type { Operation } from '@advisor/contracts/operation';

interface Input<E extends EndpointDeclaration> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

/** Typed calls for preparing and checking a journey; they share the page's session cookie. */
export class Api {
  constructor(
    readonly request: APIRequestContext,
    readonly origin: string,
  ) {}

  /** @throws {Error} when the call does not succeed */
  async call<E extends EndpointDeclaration>(
    operation: Operation<E>,
    { params, query, body }: Input<E> = {},
  ): Promise<ResponseOf<E>> {
    const values = (params ?? {}) as Record<string, unknown>;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    const answer = await this.request.fetch(new URL(path, `${this.origin}/api/v1/`).href, {
      method: operation.method,
      ...(query === undefined ? {} : { params: query as Record<string, string | number> }),
      data: body,
    });
    if (!answer.ok())
      throw new Error(`${operation.id} answered ${answer.status()}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<E>;
  }
}
