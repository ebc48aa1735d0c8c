import { isApiError } from '@advisor/api-client/api-error';
import { operationQuery } from '@advisor/api-client/operation-query';
import { diagnosticsCalls } from '@advisor/contracts/diagnostics/calls';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorsTable } from './ErrorsTable';
import { VitalsTable } from './VitalsTable';

/** Somebody who watches a deployment sees within seconds what it breaks. Milliseconds. */
const refetchMs = 5_000;

/** Asked for in the background: who watches is not at work, their session may end. */
const summaryQuery = operationQuery(
  diagnosticsCalls.summary,
  {},
  {
    background: true,
    // The failure is shown here; the end of a session is for everybody.
    meta: { allowFailure: (error) => !(isApiError(error) && error.status === 401) },
  },
);

/** What all browsers tell, for whoever may know. */
export function BrowserReports() {
  const { t } = useTranslation('parts');
  const { data, error, refetch } = useQuery({ ...summaryQuery, refetchInterval: refetchMs });
  if (data) {
    return (
      <>
        <ErrorsTable errors={data.errors} />
        <VitalsTable vitals={data.vitals} />
      </>
    );
  }
  return (
    <Section title={t('errors.title')}>
      {error ? (
        <ErrorState
          title={t('failed')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="list" rows={4} />
      )}
    </Section>
  );
}
