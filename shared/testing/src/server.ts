import { setupServer } from 'msw/node';

/**
 * The one mock server of a test file; a call without a handler fails the test.
 * Use it as `mockServer(handle(…), …)` at the top of a describe block or file.
 */
export function mockServer(...handlers: Parameters<typeof setupServer>) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
