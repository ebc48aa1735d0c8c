import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { logFailure } from '@advisor/api-client/failure-log';
import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';

/** What a boundary catches is logged and reported. */
export const observedRoot: Pick<RootOptions, 'onCaughtError'> = {
  onCaughtError: (error, { componentStack }) => {
    logFailure(error);
    observeFailure(error, 'render', componentStack);
  },
};

/** Where the page is rendered. */
export const createObservedRoot = (): Root =>
  createRoot(document.getElementById('root') as HTMLElement, observedRoot);
