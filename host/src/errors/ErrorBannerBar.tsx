import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@advisor/shell/notifications';
import { Button } from '@advisor/ui/core';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { refetchFailed, whenServerIsBack } from '../connection';
import { useErrorBannerStore } from './error-banner-store';

const severities = { 1: 'error', 2: 'warning', 3: 'info' } as const;

/** The error banner above the content. While the server is away it waits for it. */
export function ErrorBannerBar() {
  const { t } = useTranslation('host');
  const queryClient = useQueryClient();
  const { banner, clear } = useErrorBannerStore();
  const isAway = banner?.text === 'network';

  useEffect(() => {
    if (!isAway) return;
    return whenServerIsBack(() => {
      clear();
      notify({
        key: 'connection',
        type: 'success',
        autoHide: true,
        title: t('connection.restored'),
      });
      void refetchFailed(queryClient);
    });
  }, [isAway, clear, queryClient, t]);

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
        (isAway || banner.text === 'timeout') && (
          <Button size="small" onClick={retry}>
            {t('error.retry')}
          </Button>
        )
      }
      onClose={clear}
    />
  );
}
