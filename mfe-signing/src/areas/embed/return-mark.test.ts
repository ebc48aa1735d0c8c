import { markedReturnPath, takeReturnMark } from './return-mark';

const started = { operationId: '6f1d3f8e-9a53-4d7b-8a4e-1d2f3a4b5c6d', signatureId: 'S/1&x' };

it('knows once that the frame has come back, and of which signature', () => {
  history.replaceState(null, '', '/embed/signing?processType=MSC');
  expect(takeReturnMark()).toBeUndefined();
  history.replaceState(null, '', markedReturnPath(window.location, started));
  expect(takeReturnMark()).toEqual(started);
  expect(window.location.href).toMatch(/\/embed\/signing\?processType=MSC$/);
  expect(takeReturnMark()).toBeUndefined();
});

it('knows the mark of a frame of the version before, which says no more', () => {
  history.replaceState(null, '', '/embed/signing#returned');
  expect(takeReturnMark()).toEqual({});
});

it('leaves a code in the address alone', () => {
  history.replaceState(null, '', '/embed/signing#code=abc');
  expect(takeReturnMark()).toBeUndefined();
  expect(window.location.hash).toBe('#code=abc');
});
