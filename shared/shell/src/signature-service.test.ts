import { parseSignatureServiceEndpoint } from './signature-service';

const page = 'https://workplace.bank.cz/mortgage/documents-signing/7';

it.each([
  ['/epodpisy/0100', { origin: '', context: 'epodpisy', org: '0100' }],
  ['/epodpisy/0100/', { origin: '', context: 'epodpisy', org: '0100' }],
  ['https://workplace.bank.cz/epodpisy/0100', { origin: '', context: 'epodpisy', org: '0100' }],
  [
    'https://sign.bank.cz/gateway/epodpisy/mpss',
    { origin: 'https://sign.bank.cz', context: 'epodpisy', org: 'mpss' },
  ],
  ['', undefined],
  ['  ', undefined],
  ['/0100', undefined],
  ['javascript:alert(1)/a/b', undefined],
  ['https://', undefined],
])('%p is %j', (endpoint, service) => {
  const navigationOrigins = ['https://pad.bank.cz'];
  expect(parseSignatureServiceEndpoint(endpoint, { navigationOrigins, base: page })).toEqual(
    service && { ...service, navigationOrigins },
  );
});
