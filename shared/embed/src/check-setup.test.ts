import { checkSetup, type SetupToCheck } from './check-setup';

const workplace = 'https://workplace.example';
const origin = 'https://portal.example';
const page = `${origin}/contract/7`;
const cookie = 'frame=x; HttpOnly; Secure; SameSite=None; Partitioned';

interface World {
  ancestors?: string;
  codes?: number;
  cookie?: string;
  pageHeaders?: Record<string, string>;
  isDown?: boolean;
}

/** A workplace and a page, as far as they are asked. */
const worldOf =
  ({ ancestors = origin, codes = 201, cookie: sent = cookie, pageHeaders = {}, isDown }: World) =>
  async (input: URL | RequestInfo): Promise<Response> => {
    if (isDown) throw new TypeError('fetch failed');
    const { pathname, href } = new URL(String(input));
    if (href === page) return new Response('', { headers: pageHeaders });
    if (pathname === '/embed/signing') {
      const settings = JSON.stringify({ navigationOrigins: ['https://pad.example'] });
      return new Response(`<script id="embed-settings">${settings}</script>`, {
        headers: { 'content-security-policy': `default-src 'self'; frame-ancestors ${ancestors}` },
      });
    }
    if (pathname.endsWith('/codes')) return Response.json({ code: 'c' }, { status: codes });
    const answer = Response.json({ idleSeconds: 1 });
    // A browser hides this header of a real answer.
    jest.spyOn(answer.headers, 'get').mockReturnValue(sent);
    return answer;
  };

const check = async (world: World, more: Partial<SetupToCheck> = {}) => {
  const setup = { workplace, origin, clientId: 'portal', password: 'x', login: 'novak', page };
  const fetch = worldOf(world) as typeof globalThis.fetch;
  const findings = await checkSetup({ ...setup, documentExternalId: 'EP-1', fetch, ...more });
  return findings.flatMap(({ remedy }) => remedy ?? []).join('\n');
};

it('finds nothing where all is right', async () => {
  expect(await check({})).toBe('');
  const pageHeaders = { 'content-security-policy': `frame-src ${workplace} https://pad.example` };
  expect(await check({ pageHeaders })).toBe('');
});

it.each<[string, World, string]>([
  ['a workplace that is away', { isDown: true }, 'no signing page'],
  ['an origin that is not allowed', { ancestors: "'none'" }, 'EMBED_PARENT_ORIGINS'],
  ['a wrong password', { codes: 401 }, 'EMBED_CLIENTS'],
  ['an advisor without the right', { codes: 403 }, 'may not sign'],
  ['an unknown document', { codes: 404 }, 'no such document'],
  ['a proxy that changes the cookie', { cookie: 'frame=x; Secure' }, 'SameSite=None, Partitioned'],
  [
    'a policy that keeps the device out',
    { pageHeaders: { 'content-security-policy': `default-src ${workplace}` } },
    'Add to frame-src: https://pad.example',
  ],
  [
    'a page that embeds nothing',
    { pageHeaders: { 'cross-origin-embedder-policy': 'require-corp' } },
    'Embedder-Policy',
  ],
  [
    'a page whose windows are hidden',
    { pageHeaders: { 'cross-origin-opener-policy': 'same-origin' } },
    'same-origin-allow-popups',
  ],
])('finds %s', async (_, world, remedy) => {
  expect(await check(world)).toContain(remedy);
});

it('finds a connection that browsers keep no session over', async () => {
  expect(await check({}, { workplace: 'http://workplace.example' })).toContain('https only');
});
