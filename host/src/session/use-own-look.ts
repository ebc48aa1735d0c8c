import { useSession } from '@advisor/shell/session';
import { showOwnLook } from '@advisor/ui/theme';
import { useLayoutEffect } from 'react';

/** Whatever this browser has shown so far: from now on what the user has chosen, wherever it was. */
export function useOwnLook(): void {
  const { ownSettings } = useSession();
  const { theme, density } = ownSettings ?? {};
  const isKnown = ownSettings !== undefined;
  useLayoutEffect(() => {
    if (isKnown) showOwnLook({ theme, density });
  }, [isKnown, theme, density]);
}
