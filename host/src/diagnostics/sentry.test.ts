import { createSentry, onlyKnown } from './sentry';

const error = {
  part: 'case',
  version: 'v1',
  channel: 'canary',
  route: '/mortgage/hub',
  origin: 'render',
  name: 'TypeError',
  fingerprint: '01ab',
  frames: ['/remotes/case/v1/page.0123456789.js:1:20', '/host.0123456789.js:2:3'],
} as const;

it('sends an error of the same content to the address of the DSN', async () => {
  const fetched = jest.spyOn(global, 'fetch').mockResolvedValue(new Response('{}'));
  const send = createSentry({
    dsn: 'https://key@sentry.example/7',
    environment: 'test',
    build: 'b1',
  });
  window.history.pushState(null, '', '/mortgage/case-detail/3000017');
  send({ ...error, frames: [...error.frames] });
  await new Promise(process.nextTick);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(/^https:\/\/sentry\.example\/api\/7\/envelope\/\?/);
  const body = String(init?.body);
  expect(body).toContain('"type":"TypeError","value":"01ab"');
  expect(body).toContain('"release":"b1"');
  expect(body).toContain('"part":"case"');
  expect(body).toContain('"filename":"app:///remotes/case/v1/page.0123456789.js"');
  expect(body).not.toMatch(/3000017|breadcrumbs|user_agent|"request"/);
});

it('lets nothing through that the library might add', () => {
  const known = onlyKnown({
    level: 'error',
    message: 'Jan Novák',
    user: { ip_address: '10.0.0.1' },
    request: { url: 'https://bank.example/mortgage/case-detail/3000017' },
    breadcrumbs: [{ message: '850101/1234' }],
    extra: { client: 'Jan Novák' },
    contexts: { page: { client: 'Jan Novák' } },
  });
  expect(known).toEqual({ level: 'error' });
});
