import { isApiError } from '@advisor/api-client/api-error';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface AskedSectionProps<Data> {
  title: string;
  asked: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A section by itself: what it asks for may be away, and the others go on. */
export function AskedSection<Data>({ title, asked, children }: AskedSectionProps<Data>) {
  const { t } = useTranslation('admin-state');
  const { data, error, refetch } = asked;
  return (
    <Section title={title}>
      {error ? (
        <ErrorState
          title={t('failed')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton shape="list" rows={4} />
      ) : (
        children(data)
      )}
    </Section>
  );
}
