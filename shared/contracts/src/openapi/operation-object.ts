import type { z } from 'zod';
import type { EndpointDeclaration } from '../endpoint';
import { errorBodySchema, errorCode, traceIdHeader, unauthorizedBodySchema } from '../errors';
import type { Operation } from '../operation';
import type { ComponentSchemas, JsonSchema } from './component-schemas';

const descriptionOfSuccess: Record<number, string> = {
  200: 'Success.',
  201: 'Created.',
  202: 'Accepted; the work goes on.',
  204: 'Success without a body.',
  302: 'Redirect.',
  304: 'Whoever asks has it already.',
};

function parametersIn(
  place: 'path' | 'query' | 'header',
  schema: z.core.$ZodObject | undefined,
  schemas: ComponentSchemas,
) {
  if (!schema) return [];
  const json = schemas.toJsonSchema(schema, 'output');
  return Object.entries(json.properties ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required?.includes(name) ?? false),
    schema: value,
    // Array values are joined by commas.
    ...((value as JsonSchema).type === 'array' ? { style: 'form', explode: false } : {}),
  }));
}

function successContent({ response }: EndpointDeclaration, schemas: ComponentSchemas) {
  if (response === undefined) return {};
  if (response === 'binary') return { content: { 'application/octet-stream': {} } };
  if (response === 'text') return { content: { 'text/plain': { schema: { type: 'string' } } } };
  if (response === 'events') return { content: { 'text/event-stream': {} } };
  return { content: { 'application/json': { schema: schemas.toJsonSchema(response) } } };
}

/** Answers of failed calls, by the name under which operations refer to them. */
export function failureResponses(schemas: ComponentSchemas) {
  const failure = (description: string, schema: z.core.$ZodType = errorBodySchema) => ({
    description,
    headers: { [traceIdHeader]: { $ref: '#/components/headers/TraceId' } },
    content: { 'application/json': { schema: schemas.toJsonSchema(schema) } },
  });
  return {
    BadRequest: failure('The request is wrong or against a rule.'),
    Unauthorized: failure('Not signed in; where to do so.', unauthorizedBodySchema),
    ClientUnauthorized: failure('The application’s id or password is wrong.'),
    Forbidden: failure('The user has no right to this.'),
    NotFound: failure('Nothing stands behind an identifier.'),
    Conflict: failure('Somebody else changed the data meanwhile.'),
    TooLarge: failure('The body is larger than allowed.'),
    UnsupportedMediaType: failure('The body is of a kind that is not read.'),
    TooManyRequests: failure('Too many attempts; the header Retry-After says when to try again.'),
    NotServed: failure('The call is declared, this build or configuration does not serve it.'),
    Unavailable: failure('For the moment not available; the call may be tried again.'),
    Failure: failure('Any other failure.'),
  };
}

const refer = (name: keyof ReturnType<typeof failureResponses>) => ({
  $ref: `#/components/responses/${name}`,
});

/** The failures that the call's declaration implies; `default` stands for all others. */
function failuresOf(
  method: Operation['method'],
  { params, query, body, errors, public: isPublic }: EndpointDeclaration,
) {
  // A page of another origin is refused whatever it would change, signed in or not.
  const mayBeForbidden = !isPublic || method !== 'GET';
  return {
    ...((params ?? query ?? body) ? { 400: refer('BadRequest') } : {}),
    ...(isPublic ? {} : { 401: refer('Unauthorized') }),
    ...(isPublic === 'basic' ? { 401: refer('ClientUnauthorized') } : {}),
    ...(mayBeForbidden ? { 403: refer('Forbidden') } : {}),
    ...(params || errors?.includes(errorCode.notFound) ? { 404: refer('NotFound') } : {}),
    ...(errors?.includes(errorCode.conflict) ? { 409: refer('Conflict') } : {}),
    ...(body ? { 413: refer('TooLarge'), 415: refer('UnsupportedMediaType') } : {}),
    ...(errors?.includes(errorCode.tooManyRequests) ? { 429: refer('TooManyRequests') } : {}),
    501: refer('NotServed'),
    503: refer('Unavailable'),
    default: refer('Failure'),
  };
}

/** One call as OpenAPI writes it. */
export function operationObject(
  operation: Operation,
  endpoint: EndpointDeclaration,
  schemas: ComponentSchemas,
) {
  const parameters = [
    ...parametersIn('path', endpoint.params, schemas),
    ...parametersIn('query', endpoint.query, schemas),
    ...parametersIn('header', endpoint.headers, schemas),
  ];
  const status = endpoint.status ?? (endpoint.response === undefined ? 204 : 200);
  return {
    operationId: operation.id,
    summary: endpoint.summary,
    tags: [tagOf(operation)],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.contentType ?? 'application/json']: {
                schema: schemas.toJsonSchema(endpoint.body),
              },
            },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: descriptionOfSuccess[status],
        ...successContent(endpoint, schemas),
      },
      ...(endpoint.isUnchanging ? { 304: { description: descriptionOfSuccess[304] } } : {}),
      ...failuresOf(operation.method, endpoint),
    },
    ...(endpoint.public ? { security: endpoint.public === 'basic' ? [{ client: [] }] : [] } : {}),
    ...(endpoint.permissions ? { 'x-permissions': endpoint.permissions } : {}),
    ...(endpoint.errors ? { 'x-error-codes': endpoint.errors } : {}),
    ...(operation.extension ? { 'x-extension': true } : {}),
  };
}

/** First part of the operation id. */
export const tagOf = ({ id }: Operation): string => id.split('.', 1)[0] ?? id;
