import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Section } from '@advisor/ui/components/Section';
import { SaveOutlined } from '@advisor/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { commentLength } from './comment-length';
import { useUpdateComment } from './process.changes';
import './texts';

const schema = z.object({
  comment: z.string().trim().max(commentLength),
  /** The comment that stood there when one began to write. */
  former: z.string(),
});

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

function CommentForm({ caseId, process }: ProcessCommentProps) {
  const { t } = useTranslation('refinancing-process');
  const { processId, version, comment = '' } = process;
  const form = useZodForm(schema, { defaultValues: { comment, former: comment } });
  const forgetDraft = useFormDraft(`refinancing-comment-${caseId}-${processId}`, form);
  const update = useUpdateComment({ caseId, processId }, version);
  const { isDirty } = form.formState;
  const takeOver = useEffectEvent((known: string) => {
    // Somebody else's comment takes the place of the former one, but not of what is typed here.
    if (!isDirty) form.reset({ comment: known, former: known });
  });
  useEffect(() => takeOver(comment), [comment]);
  const isStale = useWatch({ control: form.control, name: 'former' }) !== comment && isDirty;
  return (
    <FormShell
      form={form}
      label={t('comment.title')}
      submitLabel={t('comment.save')}
      submitIcon={<SaveOutlined aria-hidden />}
      isSecondary
      loading={update.isRunning}
      submitError={update.submitError}
      onSubmit={(values, again) =>
        update.run(values.comment, {
          ...again,
          onDone: () => {
            form.reset({ comment: values.comment, former: values.comment });
            void forgetDraft();
          },
        })
      }
    >
      {(isStale || update.flag) && (
        <InfoBar
          severity="warning"
          title={update.refusal ?? t(isStale ? 'comment.stale' : 'conflict')}
          description={
            comment === '' ? t('comment.emptied') : t('comment.changed', { text: comment })
          }
        />
      )}
      <TextAreaField
        control={form.control}
        name="comment"
        label={t('comment.title')}
        rows={3}
        maxLength={commentLength}
      />
    </FormShell>
  );
}
