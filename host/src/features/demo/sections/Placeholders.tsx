import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import { LoadingBar } from '@advisor/ui/components/LoadingBar';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { VisuallyHidden } from '@advisor/ui/components/VisuallyHidden';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const shapes = ['lines', 'list', 'cards'] as const;

export function Placeholders() {
  const { t } = useTranslation('demo');
  const [isLoading, setIsLoading] = useState(false);
  const [said, setSaid] = useState(0);
  return (
    <>
      {shapes.map((shape) => (
        <Section key={shape} level="inner" title={t(`placeholders.${shape}`)}>
          <Skeleton shape={shape} />
        </Section>
      ))}
      <EmptyState
        title={t('placeholders.empty')}
        description={t('placeholders.emptyText')}
        action={<Button>{t('placeholders.clear')}</Button>}
      />
      <EmptyState title={t('placeholders.empty')} />
      <ErrorState title={t('placeholders.failed')} />
      <ErrorState
        message={t('placeholders.failed')}
        traceId="4bf92f3577b34da6a3ce929d0e0e4736"
        onRetry={() => undefined}
      />
      <div className="adv-actions">
        <Button aria-pressed={isLoading} onClick={() => setIsLoading(!isLoading)}>
          {t('placeholders.bar')}
        </Button>
        <Button onClick={() => setSaid(said + 1)}>
          {t('placeholders.say')}
          <VisuallyHidden> {t('placeholders.sayHint')}</VisuallyHidden>
        </Button>
      </div>
      <LoadingBar active={isLoading} />
      <LiveRegion>{said > 0 && t('placeholders.said', { count: said })}</LiveRegion>
    </>
  );
}
