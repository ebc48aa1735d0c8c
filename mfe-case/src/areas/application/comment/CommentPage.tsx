import type { ArrangementReference } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { arrangementParametersQuery } from '../../../arrangement/arrangement.queries';
import { StepContent } from '../../../arrangement/StepContent';
import { StepPage } from '../StepPage';
import { useLockedStep } from '../../../arrangement/use-arrangement';
import { CommentForm } from './CommentForm';
import '../texts';

/** What whoever approves the application should know. */
export default function CommentPage() {
  const { t } = useTranslation('case-application');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const current = usePrefetchedQuery(arrangementParametersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'comment');
  return (
    <StepPage title={t('comment.title')} reference={reference}>
      <StepContent
        key={salesArrangementId}
        locked={locked}
        form={
          <CommentForm reference={reference} current={current} isLocked={locked !== undefined} />
        }
        facts={<p className="case-text">{current.parameters.comment ?? t('comment.none')}</p>}
      />
    </StepPage>
  );
}
