import { guardUnload } from './guard-unload';

/** Whether the browser would ask. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('lets the browser ask as long as something would be lost', () => {
  const closeState = { dirty: false, signing: false };
  const release = guardUnload({ closeState });
  expect(asks()).toBe(false);
  closeState.dirty = true;
  expect(asks()).toBe(true);
  Object.assign(closeState, { dirty: false, signing: true });
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});
