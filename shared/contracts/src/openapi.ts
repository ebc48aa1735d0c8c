import { contract } from './contract';
import { traceIdHeader } from './errors';
import { ComponentSchemas } from './openapi/component-schemas';
import { failureResponses, operationObject, tagOf } from './openapi/operation-object';
import type { Operation } from './operation';

/** Base of the paths that do not start with a slash. */
const basePath = '/api/v1/';

/** Path of an operation from the root of the server. */
export const absolutePath = ({ path }: Operation): string =>
  path.startsWith('/') ? path : basePath + path;

/** The whole contract as an OpenAPI 3.1 document. Pure: the same contract gives the same document. */
export function openApiDocument() {
  const schemas = new ComponentSchemas();
  const paths: Record<string, Record<string, ReturnType<typeof operationObject>>> = {};
  for (const { operation, endpoint } of contract) {
    const methods = (paths[absolutePath(operation)] ??= {});
    const method = operation.method.toLowerCase();
    methods[method] = operationObject(operation, endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lending advisor workplace',
      version: '1.0.0',
      description:
        'Amounts are CZK, rates percent a year, dates YYYY-MM-DD. `x-permissions`: codes of which the user needs one. `x-error-codes`: business codes that the call answers beside the general ones. `x-extension`: a call or a field that the specification does not list.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(contract.map(({ operation }) => tagOf(operation)))].map((name) => ({ name })),
    paths,
    components: {
      responses: failureResponses(schemas),
      schemas: schemas.components,
      headers: {
        TraceId: {
          description: `Answered as ${traceIdHeader} with every call; finds it in the logs.`,
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'advisor-session',
          description: 'Set by signing in; over HTTPS it is named `__Host-advisor-session`.',
        },
        client: {
          type: 'http',
          scheme: 'basic',
          description:
            'Of an application that embeds signing: its id and password (`EMBED_CLIENTS`).',
        },
      },
    },
  };
}
