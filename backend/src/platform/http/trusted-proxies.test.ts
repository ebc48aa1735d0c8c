import type { Config } from '../config/config';
import { testApp } from '../../testing/test-app';

const forwarded = { 'x-forwarded-for': '9.9.9.9, 5.5.5.5, 10.0.0.2', 'x-forwarded-proto': 'https' };

it.each<[Config['trustProxy'], string, string]>([
  [false, '10.0.0.1', 'http'],
  [1, '10.0.0.2', 'https'],
  [2, '5.5.5.5', 'https'],
  [['10.0.0.0/8'], '5.5.5.5', 'https'],
  [['192.168.0.0/16'], '10.0.0.1', 'http'],
])('with %j trusted the client is %s by %s', async (trustProxy, ip, protocol) => {
  const test = await testApp({
    config: { trustProxy },
    withRoutes: (app) => app.get('/client', async (request) => [request.ip, request.protocol]),
  });
  const answer = await test.call({
    url: '/client',
    headers: forwarded,
    remoteAddress: '10.0.0.1',
  });
  expect(answer.json()).toEqual([ip, protocol]);
  await test.close();
});
