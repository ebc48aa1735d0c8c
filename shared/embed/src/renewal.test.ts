import { code, parentPage, pass, settled } from './testing/parent-page';

let page: ReturnType<typeof parentPage>;
let isDown = false;
const getCode = jest.fn(async () => {
  if (isDown) throw new Error('down');
  return code;
});

beforeEach(async () => {
  jest.useFakeTimers();
  isDown = false;
  getCode.mockClear();
  page = parentPage({ getCode });
  page.sayHello();
  await settled();
  page.tell('sessionOpened');
  page.tell('ready', { documentId: 'EP-000001', height: 300 });
  getCode.mockClear();
});
afterEach(() => {
  page.embedded.destroy();
  page.container.remove();
  jest.useRealTimers();
});

it('is tried again by itself after a failure, less and less often', async () => {
  isDown = true;
  page.tell('sessionExpired');
  await settled();
  expect(getCode).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(getCode).toHaveBeenCalledTimes(2);
  await pass(9_999);
  expect(getCode).toHaveBeenCalledTimes(2);
  isDown = false;
  await pass(1);
  expect(page.sent('sessionRenewed')).toMatchObject([{ payload: { code } }]);
  await pass(600_000);
  expect(getCode).toHaveBeenCalledTimes(3);
});

it('is tried again after a code that brought no session, the page being told once', async () => {
  for (const [pauseMs, codes] of [
    [0, 1],
    [5_000, 2],
    [10_000, 3],
    [20_000, 4],
  ] as const) {
    page.tell('sessionExpired');
    await pass(pauseMs);
    expect(getCode).toHaveBeenCalledTimes(codes);
  }
  expect(page.event('SessionExpired')).toHaveLength(1);
  page.tell('sessionOpened');
  page.tell('sessionExpired');
  expect(page.event('SessionExpired')).toHaveLength(2);
});

it('asks the own server no more often than once a minute in the long run', async () => {
  for (let second = 0; second < 600; second += 1) {
    page.tell('sessionExpired');
    await pass(1_000);
  }
  expect(getCode.mock.calls.length).toBeLessThan(15);
});

it('does not count loads: after four of them a session that ends is renewed at once', async () => {
  for (let load = 0; load < 4; load += 1) {
    page.sayHello();
    await settled();
  }
  getCode.mockClear();
  page.tell('sessionExpired');
  await settled();
  expect(getCode).toHaveBeenCalledTimes(1);
});

it('is tried at once when the page wants it', async () => {
  isDown = true;
  page.tell('sessionExpired');
  await pass(35_000);
  getCode.mockClear();
  isDown = false;
  page.embedded.renew();
  await settled();
  expect(page.sent('sessionRenewed')).toHaveLength(1);
  expect(getCode).toHaveBeenCalledTimes(1);
});

it('ends with the frame', async () => {
  isDown = true;
  page.tell('sessionExpired');
  await settled();
  page.embedded.destroy();
  await pass(600_000);
  expect(getCode).toHaveBeenCalledTimes(1);
});
