import type { EndpointDeclaration, ParamsOf, BodyOf, QueryOf, ResponseOf } from './endpoint';

/**
 * A call as who makes it needs it: pure data, bundled by whoever imports it. The schemas beside it
 * stay on the server.
 */
export interface Operation<E extends EndpointDeclaration = EndpointDeclaration> {
  /** Names the call in query keys, in failures and in OpenAPI; unique in the whole contract. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to `/api/v1/` unless it starts with `/`; `{name}` stands for a parameter. */
  readonly path: string;
  /** A call of our own, one that the specification does not list. */
  readonly extension?: true;
  /** It changes nothing although its method is not GET: a search or a calculation. */
  readonly read?: true;
  /** What it takes and answers, for the compiler only: never set. */
  readonly endpoint?: E;
}

/** The calls of an area: one for each of its declarations, under the same names. */
export type Calls<Endpoints extends Record<string, EndpointDeclaration>> = {
  readonly [Name in keyof Endpoints]: Operation<Endpoints[Name]>;
};

/** The declaration behind a call. */
export type EndpointOf<O extends Operation> = O extends Operation<infer E> ? E : never;

/** Parts of a call's input and its answer; as `typeof caseCalls.get`. */
export type CallParams<O extends Operation> = ParamsOf<EndpointOf<O>>;
export type CallQuery<O extends Operation> = QueryOf<EndpointOf<O>>;
export type CallBody<O extends Operation> = BodyOf<EndpointOf<O>>;
export type CallResponse<O extends Operation> = ResponseOf<EndpointOf<O>>;
