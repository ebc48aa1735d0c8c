import { createHmac } from 'node:crypto';
import { signingServer, verifyWebhook, type ReceivedWebhook } from './server';

const options = { baseUrl: 'https://bank.example', clientId: 'portal', password: 'pass:word' };
const asked = { documentExternalId: 'EP-1', login: 'novak' };

describe('a code', () => {
  it('is asked for with the application’s password', async () => {
    const fetch = jest.fn(async () => Response.json({ code: 'c', expiresIn: 60 }));
    await expect(signingServer({ ...options, fetch }).createCode(asked)).resolves.toEqual({
      code: 'c',
      expiresIn: 60,
    });
    const [url, init] = fetch.mock.calls[0] as unknown as [URL, RequestInit];
    expect(url.href).toBe('https://bank.example/api/v1/embed/codes');
    expect(init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Basic ${btoa('portal:pass:word')}` },
      body: JSON.stringify(asked),
    });
  });

  it.each([
    [400, 'badRequest'],
    [401, 'wrongPassword'],
    [403, 'forbidden'],
    [404, 'unknownDocument'],
    [429, 'tooManyAttempts'],
    [503, 'unavailable'],
    [500, 'unexpected'],
  ])('that is refused with %d is %s', async (status, failure) => {
    const headers = { 'x-trace-id': 't1', 'retry-after': '30' };
    const fetch = async () => new Response('[]', { status, headers });
    await expect(signingServer({ ...options, fetch }).createCode(asked)).rejects.toMatchObject({
      failure,
      status,
      traceId: 't1',
      retryAfterSeconds: 30,
    });
  });

  it('without an answer is unavailable, and its error says why', async () => {
    const cause = new TypeError('fetch failed');
    const fetch = () => Promise.reject(cause);
    await expect(signingServer({ ...options, fetch }).createCode(asked)).rejects.toMatchObject({
      failure: 'unavailable',
      status: 0,
      cause,
    });
  });
});

it('the state of a document is read by its number, whatever is in it', async () => {
  const fetch = jest.fn(async () => Response.json({ state: 'signed' }));
  await signingServer({ ...options, fetch }).readDocument('EP/1 2');
  const [url] = fetch.mock.calls[0] as unknown as [URL];
  expect(url.pathname).toBe('/api/v1/embed/documents/EP%2F1%202');
});

describe('a webhook', () => {
  /** Of the standard's own tests. */
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const received: ReceivedWebhook = {
    secret,
    body: '{"test": 2432232314}',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    now: new Date(1_614_265_330_000),
  };
  const withHeader = (name: string, value: string): ReceivedWebhook => ({
    ...received,
    headers: { ...(received.headers as Record<string, string>), [name]: value },
  });

  it('of the workplace is believed, however its body and headers come', () => {
    expect(verifyWebhook(received)).toEqual({ test: 2_432_232_314 });
    const headers = new Headers(received.headers as Record<string, string>);
    const body = new TextEncoder().encode(received.body as string);
    expect(verifyWebhook({ ...received, headers, body })).toEqual({ test: 2_432_232_314 });
    const two = `v1,AAAA ${headers.get('webhook-signature')}`;
    expect(verifyWebhook(withHeader('webhook-signature', two))).toBeDefined();
  });

  it.each([
    ['another body', { ...received, body: '{"test": 2432232315}' }, 'wrongSignature'],
    ['another number', withHeader('webhook-id', 'msg_2'), 'wrongSignature'],
    ['another time', withHeader('webhook-timestamp', '1614265331'), 'wrongSignature'],
    ['no signature', withHeader('webhook-signature', ''), 'wrongSignature'],
    ['a time that is none', withHeader('webhook-timestamp', 'now'), 'malformed'],
    ['five minutes and a second', { ...received, now: new Date(1_614_265_631_000) }, 'tooOld'],
    ['a clock that far behind', { ...received, now: new Date(1_614_265_029_000) }, 'tooOld'],
  ])('with %s is not', (_, changed, reason) => {
    expect(() => verifyWebhook(changed)).toThrow(expect.objectContaining({ reason }));
  });

  it('is not believed by an empty secret, which everybody has', () => {
    const signature = createHmac('sha256', '').update('1.1614265330.{}').digest('base64');
    const forged: ReceivedWebhook = {
      ...received,
      secret: '',
      body: '{}',
      headers: {
        'webhook-id': '1',
        'webhook-timestamp': '1614265330',
        'webhook-signature': `v1,${signature}`,
      },
    };
    expect(() => verifyWebhook(forged)).toThrow(
      expect.objectContaining({ reason: 'wrongSignature' }),
    );
  });
});
