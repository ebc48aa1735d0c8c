import { pad, parentPage } from './testing/parent-page';

type Message = [type: string, payload: object];
const operationId = 'o1';
const started: Message = ['signStarted', { operationId }];
const windowShown: Message = ['deviceShown', { place: 'window' }];
const failed = { operationId, code: 'addressRefused', retriable: false };
const refresh = (reason: string): Message => ['refresh', { reason }];

let page: ReturnType<typeof parentPage>;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  page.embedded.destroy();
  page.container.remove();
  jest.useRealTimers();
});

it.each<[string, boolean, Message[]]>([
  ['while the call is under way', true, [started]],
  ['not when it was signed', false, [started, ['signed', { operationId }]]],
  ['not when the signer has refused', false, [started, ['declined', { operationId }]]],
  ['not when it has failed', false, [started, ['signFailed', failed]]],
  ['not when it goes on in the mobile app', false, [started, refresh('signed')]],
  ['not when the clients got their links', false, [started, refresh('delegated')]],
  ['not when it was cancelled', false, [started, refresh('cancelled')]],
  ['in the window', true, [started, refresh('delegated'), windowShown]],
  [
    'in the window where another one has signed',
    true,
    [started, windowShown, ['signed', { operationId }], refresh('changed')],
  ],
  ['not when the window is closed', false, [started, windowShown, ['deviceLeft', {}]]],
  [
    'at the device after a retry',
    true,
    [started, ['redirect', { navigate: `${pad}/1` }], refresh('retried')],
  ],
  [
    'not where the device may not be',
    false,
    [started, ['redirect', { navigate: 'https://evil.example/' }], ['signFailed', failed]],
  ],
])('somebody is signing: %s', (_, isSigning, messages) => {
  page = parentPage();
  page.sayHello();
  for (const [type, payload] of messages) {
    page.tell(type, payload, type === 'refresh' || type === 'redirect' ? 'request' : 'event');
  }
  expect(page.embedded.closeState).toEqual({ dirty: false, signing: isSigning });
});
