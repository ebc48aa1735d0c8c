import type { APIRequestContext } from '@playwright/test';
import type { Contract } from '@advisor/contracts/contract';
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '@advisor/contracts/endpoint';
import { operations, type Operation, type OperationId } from '@advisor/contracts/operations';

interface Input<Id extends OperationId> {
  params?: ParamsOf<Contract[Id]>;
  query?: QueryOf<Contract[Id]>;
  body?: BodyOf<Contract[Id]>;
}

/** Typed calls for preparing and checking a journey; they share the page's session cookie. */
export class Api {
  constructor(
    readonly request: APIRequestContext,
    readonly origin: string,
  ) {}

  /** @throws {Error} when the call does not succeed */
  async call<Id extends OperationId>(
    id: Id,
    { params, query, body }: Input<Id> = {},
  ): Promise<ResponseOf<Contract[Id]>> {
    const operation: Operation = operations[id];
    const values = (params ?? {}) as Record<string, unknown>;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    const answer = await this.request.fetch(`${this.origin}/api/v1/${path}`, {
      method: operation.method,
      ...(query && { params: query as Record<string, string | number> }),
      data: body,
    });
    if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<Contract[Id]>;
  }
}
