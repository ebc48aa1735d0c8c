import { createRoot, type Root } from 'react-dom/client';
import { logFailure } from '@advisor/api-client/failure-log';
import { observeFailure } from '@advisor/api-client/diagnostics/observed-failures';

/** Where the page is rendered; what a boundary catches is logged and reported. */
export const createObservedRoot = (): Root =>
  createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: (error, { componentStack }) => {
      logFailure(error);
      observeFailure(error, 'render', componentStack);
    },
  });
