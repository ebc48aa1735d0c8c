import type { ArrangementReference, FlowStep } from '@advisor/case/case.queries';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { taskState } from '@advisor/contracts/codebooks/task';
import { formatDate } from '@advisor/i18n/format';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip, type Tone } from '@advisor/ui/components/StatusChip';
import { MessageOutlined, PercentageOutlined, SendOutlined } from '@advisor/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HandOverDialog } from '../../../../task/hand-over/HandOverDialog';
import { PriceExceptionDrawer } from '../../../../task/price-exception/PriceExceptionDrawer';
import { handoverQuery, priceExceptionQuery } from '../../../../task/task.queries';
import { isReadable, stepPath } from '../steps';
import { HubCard } from './HubCard';
import { LockedChip, StepChip } from './StepChip';

interface SupportCardsProps {
  reference: ArrangementReference;
  comment: FlowStep | undefined;
  /** The price exception's step; absent where the product has none. */
  step: FlowStep | undefined;
  /** Why nothing may be changed any more. */
  closed: string | undefined;
}

/** What others in the bank are asked for. */
export function SupportCards({ reference, comment, step, closed }: SupportCardsProps) {
  const { t } = useTranslation(['case-application', 'case-task']);
  const [opened, setOpened] = useState<'price-exception' | 'hand-over'>();
  const close = () => setOpened(undefined);
  const { caseId } = reference;
  const exception = usePrefetchedQuery(priceExceptionQuery(caseId)).data;
  const handover = usePrefetchedQuery(handoverQuery(caseId)).data.task;
  const canAsk = step?.isActive === true || exception.task !== undefined;
  return (
    <Section title={t('hub.support')}>
      <ul className="hub-cards">
        {comment && (
          <HubCard
            icon={MessageOutlined}
            title={t('hub.step.comment.title')}
            text={
              isReadable(comment) || comment.reason === undefined
                ? t('hub.step.comment.text')
                : comment.reason
            }
            lock={isReadable(comment) ? comment.reason : undefined}
            chip={<StepChip step={comment} />}
            to={comment.isActive || isReadable(comment) ? stepPath.comment(reference) : undefined}
          />
        )}
        {step && (
          <HubCard
            icon={PercentageOutlined}
            title={t('hub.step.priceException.title')}
            text={
              step.reason ??
              (exception.validTo === undefined
                ? t('hub.step.priceException.text')
                : t('case-task:priceException.validTo', { date: formatDate(exception.validTo) }))
            }
            chip={
              exception.task ? (
                <TaskChip
                  task={exception.task}
                  tone={exception.validTo === undefined ? 'progress' : 'success'}
                  label={codeName(taskState, exception.task.state)}
                />
              ) : (
                <StepChip step={step} />
              )
            }
            onOpen={canAsk ? () => setOpened('price-exception') : undefined}
          />
        )}
        <HubCard
          icon={SendOutlined}
          title={t('hub.handOver.title')}
          text={
            handover
              ? [handover.assignedTo, formatDate(handover.createdOn)].filter(Boolean).join(', ')
              : closed || t('hub.handOver.text')
          }
          chip={
            closed !== undefined && !handover ? (
              <LockedChip />
            ) : (
              <TaskChip
                task={handover}
                tone={handover ? 'progress' : 'neutral'}
                label={t(handover ? 'hub.handOver.open' : 'hub.handOver.notOpen')}
              />
            )
          }
          onOpen={closed === undefined || handover ? () => setOpened('hand-over') : undefined}
        />
      </ul>
      <PriceExceptionDrawer
        open={opened === 'price-exception'}
        reference={reference}
        current={exception}
        canAsk={step?.isActive === true}
        onClose={close}
      />
      <HandOverDialog
        open={opened === 'hand-over'}
        reference={reference}
        current={handover}
        onClose={close}
      />
    </Section>
  );
}

interface TaskChipProps {
  task: { isWaitingForAdvisor: boolean } | undefined;
  tone: Tone;
  label: string;
}

/** How a task stands; a question that waits for the advisor goes first. */
function TaskChip({ task, tone, label }: TaskChipProps) {
  const { t } = useTranslation('case-application');
  return task?.isWaitingForAdvisor ? (
    <StatusChip tone="warning" label={t('hub.waitsForAdvisor')} />
  ) : (
    <StatusChip tone={tone} label={label} />
  );
}
