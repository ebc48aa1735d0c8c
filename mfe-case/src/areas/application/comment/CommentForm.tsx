import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ArrangementReference } from '../../../arrangement/arrangement.queries';
import { ArrangementForm } from '../../../arrangement/ArrangementForm';
import type { VersionedParameters } from '../../../arrangement/use-save-parameters';

/** Most characters of a comment. */
const commentLength = 500;

const schema = z.object({
  comment: z.string().trim().max(commentLength),
  /** Of the parameters that the comment was written to. */
  version: z.number(),
});

const toValues = ({ version, parameters }: VersionedParameters) => ({
  comment: parameters.comment ?? '',
  version,
});

interface CommentFormProps {
  reference: ArrangementReference;
  current: VersionedParameters;
  isLocked: boolean;
}

/** The comment is one of the arrangement's parameters; the others stay as they are. */
export function CommentForm({ reference, current, isLocked }: CommentFormProps) {
  const { t } = useTranslation('case-application');
  const form = useZodForm(schema, { defaultValues: toValues(current) });
  return (
    <ArrangementForm
      reference={reference}
      form={form}
      draft="comment"
      isLocked={isLocked}
      label={t('comment.title')}
      done={t('comment.done')}
      toSave={({ comment, version }) => {
        const { comment: _former, ...parameters } = current.parameters;
        return { version, parameters: { ...parameters, ...(comment === '' ? {} : { comment }) } };
      }}
      takeOver={(latest) => {
        const theirs = toValues(latest);
        form.reset(theirs, { keepDirtyValues: true });
        form.setValue('version', latest.version);
        return theirs.comment === form.getValues('comment')
          ? []
          : [{ label: t('comment.title'), value: theirs.comment }];
      }}
    >
      <TextAreaField
        control={form.control}
        name="comment"
        label={t('comment.field')}
        hint={t('comment.hint')}
        rows={6}
        maxLength={commentLength}
      />
    </ArrangementForm>
  );
}
