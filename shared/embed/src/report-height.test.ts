import { reportHeight } from './report-height';

it('tells a height once, in whole pixels that hold the content', () => {
  let changed!: () => void;
  const disconnect = jest.fn();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    changed = () => callback([], undefined as never);
    return { observe: jest.fn(), unobserve: jest.fn(), disconnect };
  });
  const send = jest.fn();
  const element = document.createElement('main');
  const stop = reportHeight({ send }, element);
  for (const height of [100.2, 100.9, 101, 240]) {
    element.getBoundingClientRect = () => ({ height }) as DOMRect;
    changed();
  }
  expect(send.mock.calls).toEqual([
    ['resize', { height: 101 }],
    ['resize', { height: 240 }],
  ]);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
