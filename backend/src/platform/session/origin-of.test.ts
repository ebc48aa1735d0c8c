import { originOf } from './origin-of';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${chrome} Chrome/143.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${chrome} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Microsoft Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  ['', undefined],
  ['?'.repeat(20_000), undefined],
])('knows the device of %s', (agent, device) => {
  const origin = originOf({ ip: '::ffff:192.0.2.7', headers: { 'user-agent': agent } });
  expect(origin).toEqual({ network: '192.0.2.7', ...(device && { device }) });
});
