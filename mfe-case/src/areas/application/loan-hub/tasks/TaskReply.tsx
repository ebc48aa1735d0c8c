import type { ApiError } from '@advisor/api-client/api-error';
import type { CallInput, CallResponse } from '@advisor/api-client/call';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { notify } from '@advisor/shell/notifications';
import { FormActions } from '@advisor/ui/components/FormActions';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { messageLength } from '../message-length';
import { useAnswerTask, useCancelTask, useFinishTask } from '../tasks.mutations';

const schema = z.object({ message: z.string().trim().max(messageLength) });

type Result = CallInput<typeof taskCalls.finish>['body'];

interface TaskReplyProps {
  caseId: number;
  task: CallResponse<typeof taskCalls.get>;
  /** Asks for a decision, not only for an end. */
  isDecided: boolean;
  onClose: () => void;
}

/**
 * Goes on with the conversation, takes the task back, or ends it. A message goes with each of them;
 * a question needs one, and so does a refusal. No key sends it: it may be a decision, and what follows
 * from one is said and asked first.
 */
export function TaskReply({ caseId, task, isDecided, onClose }: TaskReplyProps) {
  const { t } = useTranslation('case-application');
  const { taskId, canBeFinished } = task;
  const form = useZodForm(schema, { defaultValues: { message: '' } });
  useUnsavedChanges(form.formState.isDirty);
  const forgetDraft = useFormDraft(`task.${taskId}`, form);
  const answer = useAnswerTask(caseId, taskId, { done: t('task.answered') });
  const cancel = useCancelTask(caseId, taskId, { done: t('task.cancelled') });
  const finish = useFinishTask(caseId, taskId, { done: t('task.finished') });

  /** A decision that waits to be confirmed. */
  const [asked, setAsked] = useState<Result>();

  const outcome = (onDone: () => void) => ({
    onDone: () => {
      void forgetDraft();
      onDone();
    },
    // The task has ended, and this with it.
    onRefused: ({ messages }: ApiError) =>
      void notify({ type: 'warning', title: messages[0]?.message ?? t('task.ended') }),
  });
  /** @param missing what is said where nothing was written; without it that is fine */
  const whenValid = (missing: string | undefined, run: (message: string) => void) =>
    form.handleSubmit(({ message }) => {
      if (missing === undefined || message !== '') run(message);
      else form.setError('message', { message: missing }, { shouldFocus: true });
    });

  const send = whenValid('case-application:task.messageNeeded', (message) =>
    answer.run(
      { message },
      outcome(() => form.reset()),
    ),
  );
  const finishWith = (input: Result) => {
    const { onDone, onRefused } = outcome(onClose);
    finish.run(input, {
      onDone,
      onRefused: (error) => {
        setAsked(undefined);
        onRefused(error);
      },
    });
  };
  const takeOver = whenValid(undefined, (message) => finishWith(message === '' ? {} : { message }));
  const decide = (isApproved: boolean) =>
    whenValid(isApproved ? undefined : 'case-application:task.reasonNeeded', (message) =>
      setAsked({ isApproved, ...(message !== '' && { message }) }),
    );
  const askedFor = asked?.isApproved === false ? 'refuse' : 'approve';
  return (
    // What was pressed is not disabled meanwhile: it would lose the focus.
    <form
      noValidate
      className="adv-form"
      aria-label={t('task.reply')}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextAreaField
        control={form.control}
        name="message"
        label={t('task.message')}
        maxLength={messageLength}
        rows={3}
      />
      <FormActions>
        {task.canBeCancelled && !canBeFinished && (
          <Button
            danger
            loading={cancel.isRunning}
            disabled={answer.isRunning}
            onClick={() => cancel.run(undefined, outcome(onClose))}
          >
            {t('task.cancel')}
          </Button>
        )}
        <Button
          type={canBeFinished ? 'default' : 'primary'}
          loading={answer.isRunning}
          disabled={cancel.isRunning || finish.isRunning}
          onClick={(event) => void send(event)}
        >
          {t('task.send')}
        </Button>
        {canBeFinished && isDecided && (
          <Button danger disabled={answer.isRunning} onClick={(event) => void decide(false)(event)}>
            {t('task.refuse')}
          </Button>
        )}
        {canBeFinished && (
          <Button
            type="primary"
            loading={finish.isRunning}
            disabled={answer.isRunning}
            onClick={(event) => void (isDecided ? decide(true) : takeOver)(event)}
          >
            {t(isDecided ? 'task.approve' : 'task.takeOver')}
          </Button>
        )}
      </FormActions>
      <Question
        open={asked !== undefined}
        title={t(`task.question.${askedFor}`)}
        confirmLabel={t(`task.${askedFor}`)}
        cancelLabel={t('task.notYet')}
        danger={askedFor === 'refuse'}
        loading={finish.isRunning}
        onConfirm={() => asked !== undefined && finishWith(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {t(`task.consequence.${askedFor}`)}
      </Question>
    </form>
  );
}
