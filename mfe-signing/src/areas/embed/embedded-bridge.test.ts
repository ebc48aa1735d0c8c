import { RequestFailure } from '@advisor/embed/request-failure';
import { createEmbeddedBridge } from './embedded-bridge';
import { leavePage } from '../../bridge/leave-page';

jest.mock('../../bridge/leave-page');

const status = {
  documentId: 'EP-1',
  revision: 1,
  isFirst: true,
  groups: [{ id: 'G', signed: 0, total: 2, state: 'notStarted' }],
} as const;

function setUp() {
  const connection = {
    send: jest.fn(),
    request: jest.fn(async () => ({})) as jest.Mock,
  };
  const onReady = jest.fn();
  const onNavigationRefused = jest.fn();
  const onLeave = jest.fn();
  const bridge = createEmbeddedBridge({
    connection: connection as never,
    returnPath: () => '/embed/signing?x=1',
    returned: undefined,
    navigationOrigins: ['https://pad.bank.cz'],
    onReady,
    onLeave,
    onNavigationRefused,
  });
  return { bridge, connection, onReady, onNavigationRefused };
}

it('is ready at the first state, once', () => {
  const { bridge, connection, onReady } = setUp();
  bridge.statusChanged(status);
  bridge.statusChanged({ ...status, revision: 2 });
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(connection.send).toHaveBeenCalledTimes(2);
  expect(connection.send).toHaveBeenLastCalledWith('statusChanged', {
    documentId: status.documentId,
    revision: 2,
    groups: status.groups,
  });
});

it.each([
  ['https://pad.bank.cz/pad/1', 'https://pad.bank.cz/pad/1'],
  ['/pad/1', 'http://localhost/pad/1'],
])('takes the frame to %s', (address, target) => {
  const { bridge } = setUp();
  bridge.navigate(address);
  expect(leavePage).toHaveBeenCalledTimes(1);
  expect(leavePage).toHaveBeenCalledWith(target);
});

it.each([
  'https://elsewhere.example/pad',
  'javascript:alert(1)',
  '//elsewhere.example',
  'http://pad.bank.cz/',
])('does not take the frame to %s', (address) => {
  const { bridge, onNavigationRefused } = setUp();
  bridge.navigate(address);
  expect(leavePage).not.toHaveBeenCalled();
  expect(onNavigationRefused).toHaveBeenCalledTimes(1);
});

it('asks the parent to go to the device after a retry, and to refresh', () => {
  const { bridge, connection } = setUp();
  bridge.redirect('https://pad.bank.cz/pad/2');
  bridge.refresh('retried');
  expect(connection.request.mock.calls).toEqual([
    ['redirect', { navigate: 'https://pad.bank.cz/pad/2' }],
    ['refresh', { reason: 'retried' }],
  ]);
});

it('says so when the address of a retry is none that may be followed', async () => {
  const { bridge, connection, onNavigationRefused } = setUp();
  connection.request.mockRejectedValue(new RequestFailure({ code: 'timeout', retriable: true }));
  bridge.redirect('https://pad.bank.cz/');
  await Promise.resolve();
  expect(onNavigationRefused).not.toHaveBeenCalled();
  connection.request.mockRejectedValue(
    new RequestFailure({ code: 'notAllowed', retriable: false }),
  );
  bridge.redirect('https://elsewhere.example/');
  await Promise.resolve();
  expect(onNavigationRefused).toHaveBeenCalledTimes(1);
});

it('survives a parent that refuses or does not answer', async () => {
  const { bridge, connection } = setUp();
  connection.request.mockRejectedValue(new Error('timeout'));
  bridge.redirect('https://pad.bank.cz/');
  bridge.refresh('signed');
  await expect(Promise.resolve()).resolves.toBeUndefined();
});

it('knows whether it may be closed', () => {
  const { bridge } = setUp();
  expect(bridge.closeState).toEqual({ dirty: false, signing: false });
  bridge.dirty(true);
  bridge.signStarted({ operationId: '1' });
  expect(bridge.closeState).toEqual({ dirty: true, signing: true });
  bridge.signFailed({ operationId: '1', code: 'x', retriable: true });
  bridge.dirty(false);
  expect(bridge.closeState).toEqual({ dirty: false, signing: false });
  bridge.signStarted({ operationId: '2' });
  bridge.navigate('/pad');
  expect(bridge.closeState.signing).toBe(true);
});

it('says that the frame goes to the device before it goes', () => {
  const { bridge, connection } = setUp();
  (leavePage as jest.Mock).mockImplementationOnce(() => {
    expect(connection.send).toHaveBeenLastCalledWith('deviceShown', { place: 'frame' });
  });
  bridge.navigate('/pad');
  expect(leavePage).toHaveBeenCalled();
});

it('says that a window is open, and closed again', () => {
  const { bridge, connection } = setUp();
  bridge.windowShown!(true);
  expect(bridge.closeState.signing).toBe(true);
  bridge.windowShown!(false);
  expect(bridge.closeState.signing).toBe(false);
  expect(connection.send.mock.calls).toEqual([
    ['deviceShown', { place: 'window' }],
    ['deviceLeft', {}],
  ]);
});

it('says why there is nothing to sign', () => {
  const { bridge, connection } = setUp();
  bridge.loadFailed!({ reason: 'HTTP_403', traceId: 't1' });
  expect(connection.send.mock.calls).toEqual([
    ['loadError', { code: 'dataUnavailable', reason: 'HTTP_403', traceId: 't1' }],
  ]);
});

it.each([
  ['completed', { documentId: 'EP-1', revision: 3 }],
  ['cancelled', { scope: 'group' }],
  ['signStarted', { operationId: '1' }],
  ['signFailed', { operationId: '1', code: 'x', retriable: false }],
  ['signed', { operationId: '1' }],
  ['declined', { operationId: '1' }],
] as const)('tells the parent of %s', (event, payload) => {
  const { bridge, connection } = setUp();
  (bridge[event] as (value: unknown) => void)(payload);
  expect(connection.send.mock.calls).toEqual([[event, payload]]);
});

it('tells the parent of a blocked window and of typed data, without the data', () => {
  const { bridge, connection } = setUp();
  bridge.popupBlocked();
  bridge.dirty(true);
  expect(connection.send.mock.calls).toEqual([
    ['popupBlocked', {}],
    ['dirty', { dirty: true }],
  ]);
});
