import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { fresh } from '@advisor/api-client/fresh';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { RecordForm } from '@advisor/forms/record/RecordForm';
import { useRecordForm } from '@advisor/forms/record/use-record-form';
import { Section } from '@advisor/ui/components/Section';
import { SaveOutlined } from '@advisor/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { commentLength } from './comment-length';
import { useUpdateComment } from './process.changes';
import { refinancingParametersQuery } from './process.queries';
import './texts';

const schema = z.object({ comment: z.string().trim().max(commentLength) });

interface ProcessCommentProps {
  caseId: number;
  process: RefinancingProcess;
}

/** The comment of a process; written while the process allows it. */
export function ProcessComment({ caseId, process }: ProcessCommentProps) {
  const { t } = useTranslation('refinancing-process');
  const { comment = '', actions = [] } = process;
  return (
    <Section title={t('comment.title')}>
      {actions.includes('update') ? (
        <CommentForm caseId={caseId} process={process} />
      ) : comment === '' ? (
        <p className="adv-muted">{t('comment.none')}</p>
      ) : (
        <p className="process-comment">{comment}</p>
      )}
    </Section>
  );
}

const toState = ({ version, comment = '' }: RefinancingProcess) => ({
  version,
  values: { comment },
});

function CommentForm({ caseId, process }: ProcessCommentProps) {
  const { t } = useTranslation('refinancing-process');
  const { processId } = process;
  const queryClient = useQueryClient();
  const record = useRecordForm({
    schema,
    draft: `refinancing-comment-${caseId}-${processId}`,
    saved: toState(process),
    readLatest: async () => {
      const { processes } = await queryClient.fetchQuery(fresh(refinancingParametersQuery(caseId)));
      const found = processes.find((one) => one.processId === processId);
      return found && toState(found);
    },
  });
  return (
    <RecordForm
      record={record}
      save={useUpdateComment({ caseId, processId })}
      toBody={({ comment }, version) => ({ comment, version })}
      label={t('comment.title')}
      submitLabel={t('comment.save')}
      submitIcon={<SaveOutlined aria-hidden />}
      isSecondary
    >
      <TextAreaField
        control={record.form.control}
        name="comment"
        label={t('comment.title')}
        rows={3}
        maxLength={commentLength}
      />
    </RecordForm>
  );
}
