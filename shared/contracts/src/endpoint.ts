import type { z } from 'zod';
import type { Permission } from './permissions';

/** What a call declares beside its method and path, which stand in the area's `calls.ts`. */
interface EndpointOf<Schema, ObjectSchema> {
  /** One English sentence; becomes the summary in OpenAPI. */
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** How the body travels when it is not JSON: files. */
  contentType?: 'multipart/form-data';
  /** Headers that a caller may send. */
  headers?: ObjectSchema;
  /**
   * Absent: 204 without a body. `'binary'` / `'text'`: not JSON. `'events'`: server-sent events without
   * an end, which nobody asks for by a click: they do not prolong the session.
   */
  response?: Schema | 'binary' | 'text' | 'events';
  /**
   * It answers a picture that never changes, under an ETag: a browser may keep it, and is told by 304
   * that it has it already. It asks by itself, as pages are drawn: that does not prolong the session.
   */
  isUnchanging?: true;
  /** The status of success when it is neither 200 nor 204. */
  status?: 201 | 202 | 302;
  /** Codes of which the user needs at least one; the back end answers 403 otherwise. */
  permissions?: readonly Permission[];
  /**
   * Whom and what it shows beside what its path names, for the journal of accesses: kinds and where
   * their identifiers stand, `{ client: 'answer.customers.identity.id' }`.
   */
  shows?: Readonly<Record<string, string>>;
  /**
   * Served without a session (sign-in, configuration); `'basic'`: to another application's server, which
   * signs in by HTTP Basic.
   */
  public?: true | 'basic';
  /** Business error codes that the call may answer, beside the general ones. */
  errors?: readonly number[];
}

export type Endpoint = EndpointOf<z.ZodType, z.ZodObject>;

/** The same by zod's bare interfaces: comparing a hundred schemas with the full ones takes seconds. */
export type EndpointDeclaration = EndpointOf<z.core.$ZodType, z.core.$ZodObject>;

/** Keeps the literal types of an area's declarations, by the names of its calls. */
export function defineEndpoints<const T extends Record<string, EndpointDeclaration>>(
  endpoints: T,
): T {
  return endpoints;
}

type Infer<T, Fallback = undefined> = T extends z.core.$ZodType ? z.infer<T> : Fallback;
type Input<T, Fallback = undefined> = T extends z.core.$ZodType ? z.input<T> : Fallback;
type Field<E, K extends string> = E extends Record<K, infer V> ? V : undefined;

export type ParamsOf<E> = Input<Field<E, 'params'>>;
export type QueryOf<E> = Input<Field<E, 'query'>>;
export type BodyOf<E> = Input<Field<E, 'body'>>;
export type ResponseOf<E> =
  Field<E, 'response'> extends 'binary'
    ? Blob
    : Field<E, 'response'> extends 'text'
      ? string
      : Infer<Field<E, 'response'>, void>;
