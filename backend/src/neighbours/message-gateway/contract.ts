import { type MessageGateway, messageGatewayPort, type ShortMessage } from './port';

interface Prepared {
  gateway: MessageGateway;
  /** A client with a phone. */
  customerId: number;
  /** What the phone received last about a matter. */
  received: (correlationId: string) => Promise<string | undefined>;
}

/**
 * What every implementation of the message gateway has to hold; a bank's own runs it in its tests.
 * @param prepare opens the gateway and names somebody whose phone can be looked at
 */
export function messageGatewayContract(prepare: () => Promise<Prepared>): void {
  let prepared: Prepared;
  beforeAll(async () => void (prepared = await prepare()));

  const message = (more: Partial<ShortMessage>): ShortMessage => ({
    channel: 'sms',
    customerId: prepared.customerId,
    text: 'Příliš žluťoučký kůň úpěl ďábelské ódy.',
    correlationId: 'contract-1',
    ...more,
  });

  it('answers as the port says', async () => {
    const answer = await prepared.gateway.send(message({}));
    expect(messageGatewayPort.answers.send.parse(answer)).toEqual(answer);
  });

  it('delivers the text letter by letter', async () => {
    const sent = message({ correlationId: 'contract-2' });
    await prepared.gateway.send(sent);
    expect(await prepared.received(sent.correlationId)).toBe(sent.text);
  });

  it('delivers an e-mail letter by letter', async () => {
    const text = 'Příliš žluťoučký kůň úpěl ďábelské ódy.';
    const correlationId = 'contract-4';
    const mail = { channel: 'email', address: 'jana@banka.example', subject: 'Zpráva' } as const;
    await prepared.gateway.send({ ...mail, text, correlationId });
    expect(await prepared.received(correlationId)).toContain(text);
  });

  it('delivers each of several messages about one matter', async () => {
    const answers = [];
    for (const text of ['První kód je 111111.', 'Druhý kód je 222222.']) {
      const sent = message({ correlationId: 'contract-3', text });
      answers.push(await prepared.gateway.send(sent));
      expect(await prepared.received(sent.correlationId)).toBe(text);
    }
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(2);
  });
}
