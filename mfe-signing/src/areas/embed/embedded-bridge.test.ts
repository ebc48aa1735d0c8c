import { RequestFailure } from '@advisor/embed/request-failure';
import { createEmbeddedBridge } from './embedded-bridge';
import { leavePage } from '../../bridge/leave-page';
import { NotLed, UnsafeAddress } from '../../service/failure';

jest.mock('../../bridge/leave-page');

const status = {
  documentId: 'EP-1',
  revision: 1,
  isFirst: true,
  groups: [{ id: 'G', signed: 0, total: 2, state: 'notStarted' }],
} as const;

function setUp(pageOrigins?: readonly string[]) {
  const connection = {
    send: jest.fn(),
    request: jest.fn(async () => ({})) as jest.Mock,
  };
  const onReady = jest.fn();
  const onLeave = jest.fn();
  const bridge = createEmbeddedBridge({
    connection: connection as never,
    returnPath: () => '/embed/signing?x=1',
    returned: undefined,
    navigationOrigins: ['https://pad.bank.cz'],
    pageOrigins: () => pageOrigins,
    onReady,
    onLeave,
  });
  return { bridge, connection, onReady };
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
])('takes nobody to %s, after Sign or a retry', async (address) => {
  const { bridge, connection } = setUp();
  expect(() => bridge.navigate(address)).toThrow(UnsafeAddress);
  await expect(bridge.redirect(address)).rejects.toThrow(UnsafeAddress);
  expect(leavePage).not.toHaveBeenCalled();
  expect(connection.send).not.toHaveBeenCalled();
  expect(connection.request).not.toHaveBeenCalled();
});

it.each([
  ['none', []],
  ['another one', ['https://pad.bank.cz:9999']],
])('takes nobody where the page lists %s, after Sign or a retry', async (_, pageOrigins) => {
  const { bridge } = setUp(pageOrigins);
  const message = /^Signing may not lead to https:\/\/pad\.bank\.cz: navigationOrigins/;
  expect(() => bridge.navigate('https://pad.bank.cz/1')).toThrow(message);
  await expect(bridge.redirect('https://pad.bank.cz/1')).rejects.toThrow(message);
  expect(leavePage).not.toHaveBeenCalled();
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

it.each([
  ['refuses', new RequestFailure({ code: 'notAllowed', retriable: false }), UnsafeAddress],
  ['does not answer', new RequestFailure({ code: 'timeout', retriable: true }), NotLed],
  ['understands nothing', new RequestFailure({ code: 'notUnderstood', retriable: false }), NotLed],
])('fails a retry whose parent %s', async (_, failure, expected) => {
  const { bridge, connection } = setUp();
  connection.request.mockRejectedValue(failure);
  await expect(bridge.redirect('https://pad.bank.cz/')).rejects.toThrow(expected);
});

it('survives a parent that does not answer a refresh', async () => {
  const { bridge, connection } = setUp();
  connection.request.mockRejectedValue(new Error('timeout'));
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

it('may not be closed while the window is open for another signature', () => {
  const { bridge } = setUp();
  bridge.windowShown!(true);
  bridge.signed!({ operationId: '1' });
  expect(bridge.closeState.signing).toBe(true);
  bridge.windowShown!(false);
  expect(bridge.closeState.signing).toBe(false);
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
