import { Loaded } from '@advisor/case/components/Loaded';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { MailOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeDialog } from './CodeDialog';
import { RequestCard } from './RequestCard';
import { requestsQuery, useLiveRequests } from './requests.queries';
import './requests.css';
import './texts';

const AskDialog = lazy(() => import('./AskDialog'));

/** What clients were asked for by a personal link, and what has come and waits for a look. */
export function ClientRequests({ caseId }: { caseId: number }) {
  const { t } = useTranslation('client-requests');
  const query = useQuery(requestsQuery(caseId));
  useLiveRequests(caseId);
  const [isAsking, setIsAsking] = useState(false);
  const [code, setCode] = useState<string>();
  return (
    <Section
      title={t('title')}
      actions={
        <Button icon={<MailOutlined aria-hidden />} onClick={() => setIsAsking(true)}>
          {t('ask')}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<Skeleton rows={3} />} failure={t('failed')}>
        {(requests) =>
          requests.length === 0 ? (
            <p className="adv-muted">{t('none')}</p>
          ) : (
            <ul className="client-requests" aria-label={t('list')}>
              {requests.map((request) => (
                <RequestCard
                  key={request.requestId}
                  caseId={caseId}
                  request={request}
                  onCode={setCode}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAsking && (
        <Suspense>
          <AskDialog caseId={caseId} onCode={setCode} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
      {code !== undefined && <CodeDialog code={code} onClose={() => setCode(undefined)} />}
    </Section>
  );
}
