import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@advisor/shell/notifications';
import { isServerBack, lostQueries, refetchFailed, whenServerIsBack } from '../connection';
import { useErrorBannerStore } from './error-banner-store';

/**
 * Reads what had failed again and says how it went.
 * @returns what is still lost although the server answers; undefined when it is away again
 */
async function resume(
  queryClient: QueryClient,
  restored: string,
): Promise<readonly string[] | undefined> {
  await refetchFailed(queryClient);
  const lost = lostQueries(queryClient);
  if (lost.length > 0 && !(await isServerBack())) return undefined;
  const { banner, replace, clear } = useErrorBannerStore.getState();
  if (banner?.text === 'network') {
    // The server answers, but not this call: waiting for the server would not bring it back.
    if (lost.length > 0) replace({ ...banner, text: 'service' });
    // What was read is read again; what was changed waits for the user.
    else if (banner.retry) replace({ ...banner, text: 'unconfirmed' });
    else clear();
    if (lost.length > 0 || banner.retry) return lost;
  }
  if (lost.length === 0)
    notify({ key: 'connection', type: 'success', autoHide: true, title: restored });
  return lost;
}

/** Whether something on the screen waits for its server; not what stays lost while the server answers. */
function useIsSomethingLost(queryClient: QueryClient, givenUp: { current: readonly string[] }) {
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ type }) => {
        if (type === 'updated' || type === 'observerRemoved') onChange();
      }),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () =>
    lostQueries(queryClient).some((hash) => !givenUp.current.includes(hash)),
  );
}

/** While the server is away it waits for it, and then reads again what is missing on the screen. */
export function useReconnection(): void {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const givenUp = useRef<readonly string[]>([]);
  const isSomethingLost = useIsSomethingLost(queryClient, givenUp);
  const isShown = useErrorBannerStore(({ banner }) => banner?.text === 'network');
  const isAway = isShown || isSomethingLost;

  useEffect(() => {
    if (!isAway) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const wait = () => {
      stop = whenServerIsBack(async () => {
        const lost = await resume(queryClient, t('connection.restored'));
        if (lost) givenUp.current = lost;
        else if (!isStopped) wait();
      });
    };
    wait();
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isAway, queryClient, t]);
}
