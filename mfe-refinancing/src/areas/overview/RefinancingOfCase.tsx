import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClientResponses } from '../../process/ClientResponses';
import { refinancingParametersQuery } from '../../process/process.queries';
import { Beginnings } from './Beginnings';
import { LoanTerms } from './LoanTerms';
import { ProcessList } from './ProcessList';
import './texts';
import './overview.css';

/** So many stand in the case; all of them on a page of their own. */
const shownAtOnce = 3;

/** The rate of a case's loan now and next, and what is done about it; for the case detail. */
export default function RefinancingOfCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('refinancing-overview');
  const { data, isPending, refetch } = useQuery(refinancingParametersQuery(caseId));
  if (isPending) return <Skeleton rows={8} />;
  if (data === undefined) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />;
  const { processes } = data;
  return (
    <div className="refinancing-overview">
      <LoanTerms parameters={data} />
      <Beginnings caseId={caseId} parameters={data} />
      <Section
        title={t('processes.title')}
        actions={
          processes.length > shownAtOnce && (
            <Link to={refinancingAddresses.processes.to({ caseId })}>
              {t('processes.all', { count: processes.length })}
            </Link>
          )
        }
      >
        {processes.length === 0 ? (
          <EmptyState title={t('processes.none')} />
        ) : (
          <ProcessList
            label={t('processes.title')}
            caseId={caseId}
            processes={processes.slice(0, shownAtOnce)}
          />
        )}
      </Section>
      <ClientResponses caseId={caseId} />
    </div>
  );
}
