import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@advisor/ui/core';
import { LoadingBar } from '@advisor/ui/components/LoadingBar';
import { waitLimits } from './limits';
import { usePendingCallStore } from './pending-calls';
import { cancelWaits } from './waits';

/** The thin line over the page, and a way out when an answer does not come. */
export function LoadingIndicator() {
  const { t } = useTranslation('host');
  const isLoading = usePendingCallStore((store) => store.isLoading);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), waitLimits.slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return (
    <>
      <LoadingBar active={isLoading} />
      <output className="host-slow">
        {isSlow && (
          <span className="host-slow__box">
            {t('loading.slow')}
            <Button size="small" onClick={cancelWaits}>
              {t('loading.cancel')}
            </Button>
          </span>
        )}
      </output>
    </>
  );
}
