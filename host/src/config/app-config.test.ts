import { parseConfig } from './app-config';

const defaults = {
  apiEndpoint: '/api/v1/',
  environment: 'production',
  ePodpisyEndpoint: '',
  navigationOrigins: [],
  showLogger: false,
  sentryDsn: '',
};

const full = {
  apiEndpoint: '/api/v1/',
  environment: 'test',
  ePodpisyEndpoint: 'https://podpisy.bank.example/kb',
  navigationOrigins: ['https://pad.bank.example'],
  showLogger: true,
  sentryDsn: 'https://key@sentry.bank.example/1',
};

it.each([
  [full, full],
  [
    { apiEndpoint: 'https://api.bank.example/api/v1//' },
    { ...defaults, apiEndpoint: 'https://api.bank.example/api/v1/' },
  ],
  [{ apiEndpoint: '', environment: '' }, defaults],
  [{ navigationOrigins: 'https://pad.bank.example' }, defaults],
  [
    { apiEndpoint: 1, environment: 1, ePodpisyEndpoint: null, showLogger: 'yes', sentryDsn: {} },
    defaults,
  ],
  [undefined, defaults],
  ['text', defaults],
])('reads %j', (body, config) => {
  expect(parseConfig(body)).toEqual(config);
});
