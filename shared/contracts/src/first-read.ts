import type { BodyOf, EndpointDeclaration, QueryOf } from './endpoint';
import type { Operation } from './operation';

/** A call without parameters in its path, as a remote's configuration names it. */
export const firstRead = <E extends EndpointDeclaration>(
  { id }: Operation<E>,
  input: { query?: QueryOf<E>; body?: BodyOf<E> } = {},
) => ({ id, ...input });
