import { markedReturnPath, takeReturnMark } from './return-mark';

it('knows once that the frame has come back', () => {
  history.replaceState(null, '', '/embed/signing?processType=MSC');
  expect(takeReturnMark()).toBe(false);
  history.replaceState(null, '', markedReturnPath(window.location));
  expect(takeReturnMark()).toBe(true);
  expect(window.location.href).toMatch(/\/embed\/signing\?processType=MSC$/);
  expect(takeReturnMark()).toBe(false);
});

it('leaves a code in the address alone', () => {
  history.replaceState(null, '', '/embed/signing#code=abc');
  expect(takeReturnMark()).toBe(false);
  expect(window.location.hash).toBe('#code=abc');
});
