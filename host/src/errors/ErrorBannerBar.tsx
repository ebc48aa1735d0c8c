import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, timeOutMs } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { isServerBack, isServiceAway, refetchFailed, whenServerIsBack } from '../connection';
import { pageOutlet, useErrorBannerStore, type ShownBanner } from './error-banner-store';

const severities = { 1: 'error', 2: 'warning', 3: 'info' } as const;

const retried: ReadonlySet<ShownBanner['text']> = new Set([
  'network',
  'service',
  'timeout',
  'unconfirmed',
]);

/** Trying again may help. */
const canRetry = ({ text }: ShownBanner): boolean => retried.has(text);

/** A message alone: nothing to copy, nothing to do about it. */
const isSimple = (banner: ShownBanner): boolean =>
  !banner.traceId && !banner.description && !canRetry(banner);

/**
 * Reads what had failed again and says how it went.
 * @returns false when the server is away again
 */
async function resume(queryClient: QueryClient, restored: string): Promise<boolean> {
  await refetchFailed(queryClient);
  const isMissing = isServiceAway(queryClient);
  if (isMissing && !(await isServerBack())) return false;
  const { banner, replace, clear } = useErrorBannerStore.getState();
  // The server answers, but not this call: waiting for the server would not bring it back.
  if (isMissing && banner?.text === 'network') {
    replace({ ...banner, text: 'service' });
    return true;
  }
  // What was read is read again; what was changed waits for the user.
  if (banner?.text === 'network' && banner.retry) {
    replace({ ...banner, text: 'unconfirmed' });
    return true;
  }
  if (banner?.text === 'network') clear();
  notify({ key: 'connection', type: 'success', autoHide: true, title: restored });
  return true;
}

/**
 * The error banner where the user is: above the content, or in the dialog that hides it. While the
 * server is away it waits for it.
 */
export function ErrorBannerBar({ outlet = pageOutlet }: { outlet?: string }) {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const { clear } = useErrorBannerStore();
  const banner = useErrorBannerStore((store) =>
    store.outlet === outlet ? store.banner : undefined,
  );
  const isAway = banner?.text === 'network';
  const place = useRef<HTMLDivElement>(null);
  const isInDialog = outlet !== pageOutlet;

  // A dialog may be longer than the screen; the page scrolls to its top.
  useEffect(() => {
    if (banner && isInDialog) place.current?.scrollIntoView({ block: 'nearest' });
  }, [banner, isInDialog]);

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
    banner.retry?.();
    void refetchFailed(queryClient);
  };
  const bar = (
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
  return isInDialog ? (
    <div ref={place} className="adv-dialog-failure">
      {bar}
    </div>
  ) : (
    bar
  );
}
