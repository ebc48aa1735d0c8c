import { parseConfig } from './app-config';

it.each([
  [
    { apiEndpoint: '/api/v1', environment: 'test', sentryDsn: '' },
    { apiEndpoint: '/api/v1/', environment: 'test' },
  ],
  [
    { apiEndpoint: 'https://api.bank.example/api/v1//' },
    { apiEndpoint: 'https://api.bank.example/api/v1/', environment: 'production' },
  ],
  [
    { apiEndpoint: '', environment: 1 },
    { apiEndpoint: '/api/v1/', environment: 'production' },
  ],
  [
    { ePodpisyEndpoint: '/epodpisy/0100' },
    {
      apiEndpoint: '/api/v1/',
      environment: 'production',
      signatureService: { origin: '', context: 'epodpisy', org: '0100' },
    },
  ],
  [undefined, { apiEndpoint: '/api/v1/', environment: 'production' }],
  ['text', { apiEndpoint: '/api/v1/', environment: 'production' }],
])('reads %j', (body, config) => {
  expect(parseConfig(body)).toEqual(config);
});
