import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { Page } from '@advisor/ui/components/Page';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import {
  arrangementParametersQuery,
  type ArrangementReference,
} from '../../case/arrangement.queries';
import { ArrangementStateChip } from '../../case/ArrangementStateChip';
import { HubLink } from '../../case/HubLink';
import { StepContent } from '../../case/StepContent';
import { useArrangement, useLockedStep } from '../../case/use-arrangement';
import { CommentForm } from './CommentForm';
import '../../case/form-page.css';

/** What whoever approves the application should know. */
export default function CommentPage() {
  const { t } = useTranslation('case');
  const reference = useLoaderData<ArrangementReference>();
  const { salesArrangementId } = reference;
  const arrangement = useArrangement(reference);
  const current = usePrefetchedQuery(arrangementParametersQuery(salesArrangementId)).data;
  const locked = useLockedStep(salesArrangementId, 'comment');
  return (
    <Page
      width="form"
      title={t('comment.title')}
      state={<ArrangementStateChip arrangement={arrangement} />}
      description={<HubLink {...reference} />}
    >
      <StepContent
        key={salesArrangementId}
        locked={locked}
        form={
          <CommentForm reference={reference} current={current} isLocked={locked !== undefined} />
        }
        facts={<p className="case-text">{current.parameters.comment ?? t('comment.none')}</p>}
      />
    </Page>
  );
}
