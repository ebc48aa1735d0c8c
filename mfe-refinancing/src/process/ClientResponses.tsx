import { permission } from '@advisor/contracts/permissions';
import { formatDateTime } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codebooksQuery, refinancingParametersQuery } from './process.queries';
import { ResponseForm } from './ResponseForm';
import { shownResponseValue } from './response-value';
import './texts';
import './process.css';

interface ClientResponsesProps {
  caseId: number;
  /** Of what is over nothing is noted any more. */
  isEnded?: boolean;
}

/** How the client answered what was offered, newest first, and a form that notes the next answer. */
export function ClientResponses({ caseId, isEnded = false }: ClientResponsesProps) {
  const { t } = useTranslation('refinancing-process');
  const mayNote = usePermission(permission.manageRefinancing) && !isEnded;
  const parameters = useQuery(refinancingParametersQuery(caseId));
  const codebooks = useQuery(codebooksQuery());
  const { responses = [] } = parameters.data ?? {};
  const { responseCodeTypes, banks } = codebooks.data ?? {};
  const nameOf = (id: number) =>
    responseCodeTypes?.find((type) => type.id === id)?.name ?? String(id);
  const isFailed = [parameters, codebooks].some(({ isError, data }) => isError && !data);
  return (
    <Section title={t('response.title')}>
      {isFailed && (
        <ErrorState
          title={t('response.failed')}
          onRetry={() => void Promise.all([parameters.refetch(), codebooks.refetch()])}
        />
      )}
      {!isFailed && !(parameters.data && responseCodeTypes) && <Skeleton rows={3} />}
      {parameters.data && responseCodeTypes && (
        <>
          {responses.length === 0 ? (
            <p className="adv-muted">{t('response.none')}</p>
          ) : (
            <ul className="process-responses" aria-label={t('response.former')}>
              {responses.map(({ responseCodeTypeId, value, createdOn, createdBy }) => (
                <li key={createdOn}>
                  {nameOf(responseCodeTypeId)}
                  {value !== undefined && `: ${shownResponseValue(responseCodeTypeId, value)}`}
                  <div className="adv-muted">
                    {t('response.by', { name: createdBy, time: formatDateTime(createdOn) })}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {mayNote && (
            <ResponseForm caseId={caseId} types={responseCodeTypes} banks={banks ?? []} />
          )}
        </>
      )}
    </Section>
  );
}
