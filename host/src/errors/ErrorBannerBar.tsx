import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, timeOutMs } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { isServerBack, isServiceAway, refetchFailed, whenServerIsBack } from '../connection';
import { useErrorBannerStore } from './error-banner-store';
import type { ErrorBanner } from './error-policy';

const severities = { 1: 'error', 2: 'warning', 3: 'info' } as const;

/** Trying again may help. */
const canRetry = ({ text }: ErrorBanner): boolean =>
  text === 'network' || text === 'service' || text === 'timeout';

/** A message alone: nothing to copy, nothing to do about it. */
const isSimple = (banner: ErrorBanner): boolean =>
  !banner.traceId && !banner.description && !canRetry(banner);

/**
 * Reads what had failed again and says how it went.
 * @returns false when the server is away again
 */
async function resume(queryClient: QueryClient, restored: string): Promise<boolean> {
  await refetchFailed(queryClient);
  const isMissing = isServiceAway(queryClient);
  if (isMissing && !(await isServerBack())) return false;
  const { banner, show, clear } = useErrorBannerStore.getState();
  // The server answers, but not this call: waiting for the server would not bring it back.
  if (isMissing && banner?.text === 'network') {
    show({ ...banner, text: 'service' });
    return true;
  }
  if (banner?.text === 'network') clear();
  notify({ key: 'connection', type: 'success', autoHide: true, title: restored });
  return true;
}

/** The error banner above the content. While the server is away it waits for it. */
export function ErrorBannerBar() {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const { banner, clear } = useErrorBannerStore();
  const isAway = banner?.text === 'network';

  useEffect(() => {
    if (!isAway) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const wait = () => {
      stop = whenServerIsBack(async () => {
        const isBack = await resume(queryClient, t('connection.restored'));
        if (!isBack && !isStopped) wait();
      });
    };
    wait();
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isAway, queryClient, t]);

  useEffect(() => {
    if (!banner || !isSimple(banner)) return;
    const timer = setTimeout(clear, timeOutMs);
    return () => clearTimeout(timer);
  }, [banner, clear]);

  if (!banner) return null;
  const retry = () => {
    clear();
    void refetchFailed(queryClient);
  };
  return (
    <InfoBar
      severity={severities[banner.severity]}
      title={banner.text ? t(`error.${banner.text}`) : banner.message}
      description={banner.description}
      traceId={banner.traceId}
      action={
        canRetry(banner) && (
          <Button size="small" onClick={retry}>
            {t('error.retry')}
          </Button>
        )
      }
      onClose={clear}
    />
  );
}
