import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Options = Parameters<typeof userEvent.setup>[0];

/** It takes what a person does to it: a click on what is disabled or loads is lost without a word. */
function isFree(element: Element): boolean {
  if (!element.isConnected) throw new Error(`no longer on the screen: ${element.outerHTML}`);
  const control = element.closest('button, input, select, textarea, option');
  return !control?.matches(':disabled, [aria-disabled="true"], .ant-btn-loading');
}

/** As a person, who waits with a click until it can be made. */
const patient =
  <Target extends Element, Rest extends unknown[]>(
    act: (element: Target, ...rest: Rest) => Promise<void>,
  ) =>
  async (element: Target, ...rest: Rest) => {
    if (!isFree(element)) {
      await waitFor(() => {
        if (!isFree(element)) throw new Error(`stays disabled: ${element.outerHTML}`);
      });
    }
    await act(element, ...rest);
  };

/**
 * The person before the screen. Does what `userEvent` does, but waits until what is clicked or filled in
 * is no longer disabled, and fails when it is gone.
 */
export function setUpUser(options?: Options) {
  const user = userEvent.setup(options);
  return {
    ...user,
    click: patient(user.click),
    dblClick: patient(user.dblClick),
    type: patient(user.type),
    clear: patient(user.clear),
    selectOptions: patient(user.selectOptions),
    upload: patient(user.upload),
  };
}
