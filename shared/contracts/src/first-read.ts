import type { BodyOf, EndpointDeclaration, ParamsOf, QueryOf } from './endpoint';
import type { Operation } from './operation';

/** `{caseId}`: known when the screen is opened. */
type Known<Params> = { [Name in keyof Params]: Params[Name] | `{${string}}` };

/** A call as a remote's configuration names it. */
export const firstRead = <E extends EndpointDeclaration>(
  { id }: Operation<E>,
  input: { params?: Known<ParamsOf<E>>; query?: QueryOf<E>; body?: BodyOf<E> } = {},
) => ({ id, ...input });
