import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOutMs } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { refetchFailed } from '../connection';
import { useIsOffline } from '../use-is-offline';
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

/** What a failed change is told by: it is not known to be saved. */
const textOf = ({ text, retry }: ShownBanner) => (text === 'network' && retry ? 'unsaved' : text);

/** The error banner where the user is: above the content, or in the dialog that hides it. */
export function ErrorBannerBar({ outlet = pageOutlet }: { outlet?: string }) {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const { clear } = useErrorBannerStore();
  const banner = useErrorBannerStore((store) =>
    store.outlet === outlet ? store.banner : undefined,
  );
  const isOffline = useIsOffline();
  const place = useRef<HTMLDivElement>(null);
  const isInDialog = outlet !== pageOutlet;

  // A dialog may be longer than the screen; the page scrolls to its top.
  useEffect(() => {
    if (banner && isInDialog) place.current?.scrollIntoView({ block: 'nearest' });
  }, [banner, isInDialog]);

  useEffect(() => {
    if (!banner || !isSimple(banner)) return;
    const timer = setTimeout(clear, timeOutMs);
    return () => clearTimeout(timer);
  }, [banner, clear]);

  // What could not be read offline is told by the frame, and read again by it.
  const isShownByFrame = isOffline && banner?.text === 'network' && !banner.retry;
  if (!banner || isShownByFrame) return null;
  const text = textOf(banner);
  const retry = () => {
    clear();
    banner.retry?.();
    void refetchFailed(queryClient);
  };
  const bar = (
    <InfoBar
      severity={severities[banner.severity]}
      title={text ? t(`error.${text}`) : banner.message}
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
