import { FormShell } from '@advisor/forms/components/FormShell';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { paths } from '@advisor/shell/paths';
import { useLeaveGuard } from '@advisor/shell/use-leave-guard';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { ArrangementReference } from '../../case/arrangement.queries';
import { LeaveQuestion } from '../../case/LeaveQuestion';
import { ParametersChanged, type TheirChange } from '../../case/ParametersChanged';
import { useSaveParameters, type VersionedParameters } from '../../case/use-save-parameters';

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
  const { t } = useTranslation('case');
  const navigate = useNavigate();
  const form = useZodForm(schema, { defaultValues: toValues(current) });
  const { isDirty } = form.formState;
  const forgetDraft = useFormDraft(`comment.${reference.salesArrangementId}`, form);
  const guard = useLeaveGuard(isDirty);
  const [theirs, setTheirs] = useState<TheirChange[]>([]);
  const { save, isPending, submitError } = useSaveParameters({
    salesArrangementId: reference.salesArrangementId,
    done: t('comment.done'),
    onSaved: async () => {
      await forgetDraft();
      guard.release();
      await navigate(paths.loanHub(reference));
    },
    onConflict: (latest) => {
      const values = toValues(latest);
      form.reset(values, { keepDirtyValues: true });
      form.setValue('version', latest.version);
      const isSame = values.comment === form.getValues('comment');
      setTheirs(
        isSame
          ? []
          : [
              {
                label: t('comment.title'),
                value: values.comment === '' ? undefined : values.comment,
              },
            ],
      );
    },
  });
  return (
    <>
      <ParametersChanged changes={theirs} />
      <FormShell
        form={form}
        label={t('comment.title')}
        submitLabel={t('save')}
        submitIcon={<SaveOutlined aria-hidden />}
        loading={isPending}
        submitError={submitError}
        isReadOnly={isLocked}
        actions={
          <Button onClick={() => void navigate(paths.loanHub(reference))}>{t('backToHub')}</Button>
        }
        onSubmit={({ comment, version }) => {
          const { comment: _former, ...parameters } = current.parameters;
          save({
            version,
            parameters: { ...parameters, ...(comment === '' ? {} : { comment }) },
          });
        }}
      >
        <TextAreaField
          control={form.control}
          name="comment"
          label={t('comment.field')}
          hint={t('comment.hint')}
          rows={6}
          maxLength={commentLength}
          disabled={isLocked}
        />
      </FormShell>
      <LeaveQuestion guard={guard} />
    </>
  );
}
