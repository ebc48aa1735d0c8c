import { customerCalls } from '@advisor/contracts/customer/calls';
import { type TestApp, testApp } from '../../testing/test-app';

let backend: TestApp | undefined;
afterEach(() => backend?.close());

test.each(['down', 'half'] as const)('a register that is %s is unavailable', async (fault) => {
  const test = (backend = await testApp({
    config: { neighbours: { faults: { 'client-register': fault } } },
  }));
  const search = () =>
    test.callOperation(customerCalls.search, {
      as: 'advisor',
      body: { firstName: 'Jan', lastName: 'Novák' },
    });
  expect((await search()).statusCode).toBe(503);
  const metrics = await test.app.metrics.metrics();
  expect(metrics).toMatch(/neighbour_calls_total\{[^}]*outcome="(failed|malformed)"\} 1/);
});
