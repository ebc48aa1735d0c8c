import { taskState } from '@advisor/contracts/codebooks/task';
import { mayBeDeleted, mayOrderGo, orderLock, specificationLock } from './order-state';

const { requesting, evaluating, documentsCompleting, checkData } = taskState;
const { finished, cancelled, notValuated } = taskState;

it.each([
  [requesting, evaluating, true],
  [evaluating, documentsCompleting, true],
  [documentsCompleting, evaluating, true],
  [checkData, cancelled, true],
  [evaluating, finished, true],
  [cancelled, finished, false],
  [finished, cancelled, false],
  [documentsCompleting, finished, false],
])('from $name to $name: %s', (from, to, may) => {
  expect(mayOrderGo(from.code, to.code)).toBe(may);
});

it('can be changed as a draft, after an end without a result, and when it came back', () => {
  const open = [undefined, cancelled.code, notValuated.code, documentsCompleting.code];
  expect(open.map((state) => specificationLock(state))).toEqual(open.map(() => undefined));
  expect(specificationLock(evaluating.code)).toMatch('objednané');
  expect(specificationLock(finished.code)).toMatch('znovu');
});

it('is ordered once at a time', () => {
  expect(orderLock(undefined)).toBeUndefined();
  expect(orderLock(cancelled.code)).toBeUndefined();
  expect(orderLock(documentsCompleting.code)).toMatch('už je objednané');
});

it('is deleted while it gave no result', () => {
  expect(mayBeDeleted([])).toBe(true);
  expect(mayBeDeleted([cancelled.code, notValuated.code])).toBe(true);
  expect(mayBeDeleted([cancelled.code, requesting.code])).toBe(false);
  expect(mayBeDeleted([finished.code])).toBe(false);
});
