import { Failure } from '../../platform/failure';
import { type TestApp, testApp } from '../../testing/test-app';
import { messageGatewayContract } from './contract';
import { referenceMessageGateway, shownMessages } from './reference';
import { referenceMessages } from './schema';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.close());

describe('the gateway of the demonstration', () => {
  messageGatewayContract(async () => {
    const { backend, neighbours } = test.app;
    return {
      gateway: neighbours.messageGateway,
      customerId: 1,
      received: async (id) => (await shownMessages(backend, [id])).get(id),
    };
  });

  it('keeps nothing readable', async () => {
    const rows = await test.db.select().from(referenceMessages);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('222222');
  });
});

it('sends nothing without the demonstration', async () => {
  const { backend } = test.app;
  const gateway = referenceMessageGateway({
    ...backend,
    config: { ...backend.config, demoUsers: false },
  });
  const message = { channel: 'sms', customerId: 1, text: 'Kód', correlationId: 'x' } as const;
  await expect(gateway.send(message)).rejects.toBeInstanceOf(Failure);
});
