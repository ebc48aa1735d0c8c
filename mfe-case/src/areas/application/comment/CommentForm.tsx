import type { ArrangementReference } from '@advisor/case/case.queries';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useParameters, type VersionedParameters } from '../../../arrangement/parameters';
import { StepForm } from '../../../arrangement/StepForm';

/** Most characters of a comment. */
const commentLength = 500;

const schema = z.object({ comment: z.string().trim().max(commentLength) });

interface CommentFormProps {
  reference: ArrangementReference;
  current: VersionedParameters;
  isLocked: boolean;
}

/** The comment is one of the arrangement's parameters; the others stay as they are. */
export function CommentForm({ reference, current, isLocked }: CommentFormProps) {
  const { t } = useTranslation('case-application');
  const record = useParameters({
    salesArrangementId: reference.salesArrangementId,
    name: 'comment',
    schema,
    current,
    toValues: ({ comment = '' }) => ({ comment }),
  });
  return (
    <StepForm
      reference={reference}
      record={record}
      isLocked={isLocked}
      label={t('comment.title')}
      done={t('comment.done')}
      toParameters={({ comment }) => {
        const { comment: _former, ...parameters } = current.parameters;
        return { ...parameters, ...(comment === '' ? {} : { comment }) };
      }}
    >
      <TextAreaField
        control={record.form.control}
        name="comment"
        label={t('comment.field')}
        hint={t('comment.hint')}
        rows={6}
        maxLength={commentLength}
      />
    </StepForm>
  );
}
