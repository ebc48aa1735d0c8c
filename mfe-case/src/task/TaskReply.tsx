import type { ApiError } from '@advisor/api-client/api-error';
import type { CallInput } from '@advisor/api-client/call';
import { taskType } from '@advisor/contracts/codebooks/task';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { TextAreaField } from '@advisor/forms/fields/TextAreaField';
import { useUnsavedChanges } from '@advisor/forms/unsaved-changes';
import { useFormDraft } from '@advisor/forms/use-form-draft';
import { useZodForm } from '@advisor/forms/use-zod-form';
import { FormActions } from '@advisor/ui/components/FormActions';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Question } from '@advisor/ui/components/Question';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DocumentPicker } from '../documents/picker/DocumentPicker';
import { messageLength } from './message-length';
import { GiveBack, TakeTask } from './TeamActions';
import { useAnswerTask, useCancelTask, useFinishTask } from './task.mutations';
import type { TaskDetail } from './task.queries';

const schema = z.object({
  message: z.string().trim().max(messageLength),
  documentIds: z.array(z.number()),
});
const empty = { message: '', documentIds: [] };

type Result = CallInput<typeof taskCalls.finish>['body'];
/** What waits to be confirmed. */
type Asked = { what: 'cancel' } | { what: 'approve' | 'refuse'; result: Result };

/** What goes with a call: the message, the documents, and how the task stood. */
type Written = Pick<Result, 'message' | 'documentIds' | 'seen'>;

interface TaskReplyProps {
  caseId: number;
  task: TaskDetail;
  onClose: () => void;
}

/** Whom it is for may end a consultation without a word only where an answer stands above. */
const needsAnswer = ({ taskTypeId, messages }: TaskDetail): boolean =>
  taskTypeId === taskType.consultation.code && messages.every(({ isFromAdvisor }) => isFromAdvisor);

/**
 * Goes on with the conversation, takes the task back, or ends it. A message goes with each of them;
 * a question needs one, and so does a refusal. No key sends it: it may be a decision, and what follows
 * from one is said and asked first. Of a task that has ended meanwhile stays what was not sent.
 */
export function TaskReply({ caseId, task, onClose }: TaskReplyProps) {
  const { t } = useTranslation('case-task');
  const { taskId, taskTypeId, isOpen, canBeFinished, canBeTaken, revision: seen } = task;
  const isDecided = taskTypeId === taskType.priceException.code;
  const form = useZodForm(schema, { defaultValues: empty });
  const typed = useWatch({ control: form.control, name: 'message' });
  useUnsavedChanges(form.formState.isDirty);
  const forgetDraft = useFormDraft(`task.${taskId}`, form);
  const answer = useAnswerTask(caseId, taskId, { done: t('answered') });
  const cancel = useCancelTask(caseId, taskId, { done: t('cancelled') });
  const finish = useFinishTask(caseId, taskId, { done: t('finished') });
  const [asked, setAsked] = useState<Asked>();
  const [refusal, setRefusal] = useState<string>();

  /** What becomes of a change; a refusal is said here, and the task is read again. */
  const outcome = (onDone?: () => void) => ({
    onDone: () => {
      setRefusal(undefined);
      form.reset();
      void forgetDraft();
      onDone?.();
    },
    onRefused: ({ messages }: ApiError) => {
      setAsked(undefined);
      setRefusal(messages[0]?.message ?? t('ended'));
    },
  });
  /** @param missing what is said where nothing was written; without it that is fine */
  const whenValid = (missing: string | undefined, run: (written: Written) => void) =>
    form.handleSubmit(({ message, documentIds }) => {
      const isAttached = documentIds.length > 0;
      const wanted = missing ?? (isAttached ? 'case-task:messageNeeded' : undefined);
      if (wanted !== undefined && message === '') {
        form.setError('message', { message: wanted }, { shouldFocus: true });
        return;
      }
      run({ ...(message && { message }), ...(isAttached && { documentIds }), seen });
    });

  const send = whenValid('case-task:messageNeeded', ({ message = '', ...written }) =>
    answer.run({ message, ...written }, outcome()),
  );
  const end = whenValid(needsAnswer(task) ? 'case-task:answerNeeded' : undefined, (written) =>
    finish.run(written, outcome(onClose)),
  );
  const decide = (what: 'approve' | 'refuse') =>
    whenValid(what === 'approve' ? undefined : 'case-task:reasonNeeded', (written) =>
      setAsked({ what, result: { isApproved: what === 'approve', ...written } }),
    );
  const confirm = () => {
    if (asked?.what === 'cancel') cancel.run(undefined, outcome(onClose));
    else if (asked) finish.run(asked.result, outcome(onClose));
  };

  const said = refusal !== undefined && <InfoBar severity="warning" title={refusal} />;
  if (!isOpen) {
    return (
      <>
        {said}
        {typed.trim() !== '' && <Unsent text={typed} hint={t('unsentHint')} />}
      </>
    );
  }
  // Somebody of the team has it, or nobody: what was typed waits until it is taken.
  if (canBeTaken) {
    return (
      <>
        {said}
        {typed.trim() !== '' && <Unsent text={typed} hint={t('team.unsentHint')} />}
        <TakeTask caseId={caseId} task={task} onTaken={() => setRefusal(undefined)} />
      </>
    );
  }
  const endLabel = taskTypeId === taskType.specialist.code ? t('takeOver') : t('finish');
  const what = asked?.what ?? 'approve';
  return (
    // What was pressed is not disabled meanwhile: it would lose the focus.
    <form
      noValidate
      className="adv-form"
      aria-label={t('reply')}
      onSubmit={(event) => event.preventDefault()}
    >
      {said}
      <TextAreaField
        control={form.control}
        name="message"
        label={t('message')}
        maxLength={messageLength}
        rows={3}
      />
      <Controller
        control={form.control}
        name="documentIds"
        render={({ field: { value, onChange } }) => (
          <DocumentPicker caseId={caseId} value={value} onChange={onChange} />
        )}
      />
      <FormActions>
        {task.canBeGivenBack && (
          <GiveBack
            caseId={caseId}
            taskId={taskId}
            disabled={answer.isRunning || finish.isRunning}
            onRefused={setRefusal}
          />
        )}
        {task.canBeCancelled && !canBeFinished && (
          <Button danger disabled={answer.isRunning} onClick={() => setAsked({ what: 'cancel' })}>
            {t('cancel')}
          </Button>
        )}
        <Button
          type={canBeFinished ? 'default' : 'primary'}
          loading={answer.isRunning}
          disabled={cancel.isRunning || finish.isRunning}
          onClick={(event) => void send(event)}
        >
          {t(canBeFinished ? 'handBack' : 'send')}
        </Button>
        {canBeFinished && isDecided && (
          <Button
            danger
            disabled={answer.isRunning}
            onClick={(event) => void decide('refuse')(event)}
          >
            {t('refuse')}
          </Button>
        )}
        {canBeFinished && (
          <Button
            type="primary"
            loading={finish.isRunning}
            disabled={answer.isRunning}
            onClick={(event) => void (isDecided ? decide('approve') : end)(event)}
          >
            {isDecided ? t('approve') : endLabel}
          </Button>
        )}
      </FormActions>
      <Question
        open={asked !== undefined}
        title={t(`question.${what}`)}
        confirmLabel={t(what)}
        cancelLabel={t('notYet')}
        danger={what !== 'approve'}
        loading={finish.isRunning || cancel.isRunning}
        onConfirm={confirm}
        onCancel={() => setAsked(undefined)}
      >
        {t(`consequence.${what}`)}
      </Question>
    </form>
  );
}

function Unsent({ text, hint }: { text: string; hint: string }) {
  const { t } = useTranslation('case-task');
  return (
    <InfoBar
      severity="info"
      title={t('unsent')}
      description={
        <>
          <p>{hint}</p>
          <p className="task-messages__text">{text}</p>
        </>
      }
    />
  );
}
