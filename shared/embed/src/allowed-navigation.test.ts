import { allowedNavigation } from './allowed-navigation';

const rules = { signingOrigin: 'https://bank.example', origins: ['https://pad.example'] };

it.each([
  ['/signature-service/pad/1', 'https://bank.example/signature-service/pad/1'],
  ['pad?x=1#y', 'https://bank.example/pad?x=1#y'],
  ['https://bank.example/a', 'https://bank.example/a'],
  ['https://pad.example/a', 'https://pad.example/a'],
  ['HTTPS://PAD.example:443/a', 'https://pad.example/a'],
  ['//pad.example/a', 'https://pad.example/a'],
])('%s leads to %s', (navigate, address) => {
  expect(allowedNavigation(navigate, rules)).toBe(address);
});

it.each([
  'https://pad.example:8443/',
  'https://pad.example.evil.example/',
  'https://sub.pad.example/',
  'http://pad.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https:\\\\pad.example/',
  '\t//evil.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://pad.example/1',
  'about:blank',
  'https://user@pad.example/',
  'https://pad.example@evil.example/',
  'https://',
])('%j leads nowhere', (navigate) => {
  expect(allowedNavigation(navigate, rules)).toBeUndefined();
});

it('takes http for this machine only, where it is listed', () => {
  const origins = ['http://127.0.0.1:4200', 'http://pad.example'];
  const navigate = (address: string) => allowedNavigation(address, { ...rules, origins });
  expect(navigate('http://127.0.0.1:4200/pad')).toBe('http://127.0.0.1:4200/pad');
  expect(navigate('http://127.0.0.1:4201/pad')).toBeUndefined();
  expect(navigate('http://pad.example/pad')).toBeUndefined();
});
