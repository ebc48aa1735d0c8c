import { logFailure } from '@advisor/api-client/failure-log';
import { useCallback, useState } from 'react';
import { isSilent } from '../service/failure';

/** The card's last failure: first in the dialog, then on the card until the next action. */
export interface Failure {
  error: unknown;
  isDialogOpen: boolean;
}

/** Every failed call is logged and shown in the error dialog (part 1, section 8). */
export function useFailure() {
  const [failure, setFailure] = useState<Failure>();
  return {
    failure,
    show: useCallback((error: unknown) => {
      if (isSilent(error)) return;
      logFailure(error);
      setFailure({ error, isDialogOpen: true });
    }, []),
    closeDialog: useCallback(
      () => setFailure((shown) => shown && { ...shown, isDialogOpen: false }),
      [],
    ),
    clear: useCallback(() => setFailure(undefined), []),
  };
}
