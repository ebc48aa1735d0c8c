import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { caseQuery, flowQuery } from '@advisor/case/case.queries';
import { caseState } from '@advisor/contracts/codebooks';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { Dropdown } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HandOverDialog } from '../../task/hand-over/HandOverDialog';
import { PriceExceptionDrawer } from '../../task/price-exception/PriceExceptionDrawer';
import { handoverQuery, priceExceptionQuery } from '../../task/task.queries';
import { ConsultationDrawer } from './new-task/ConsultationDrawer';
import type { NewTaskKind } from './task-view';
import { useTaskView } from './use-task-view';

const allowFailure = { meta: { allowFailure: true } };

/** What may be asked for on the case now: each by its form, and what is closed with the reason. */
export function NewTask({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case-tasks');
  const { opened, open, close } = useTaskView();
  const { state, salesArrangementId } = usePrefetchedQuery(caseQuery(caseId)).data;
  const reference = { caseId, salesArrangementId };
  const { data: flow } = useQuery({ ...flowQuery(salesArrangementId), ...allowFailure });
  const { data: exception } = useQuery({ ...priceExceptionQuery(caseId), ...allowFailure });
  const { data: handover } = useQuery({ ...handoverQuery(caseId), ...allowFailure });
  const step = flow?.find((one) => one.step === 'priceException');
  const closed = state === caseState.inProgress.code ? undefined : t('new.closed');
  const entry = (key: NewTaskKind, label: string, reason: string | undefined) => ({
    key,
    label: reason === undefined ? label : `${label} – ${reason}`,
    disabled: reason !== undefined,
    onClick: () => open(key),
  });
  const canAsk = step?.isActive === true;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            entry('consultation', t('new.consultation'), closed),
            ...(step && exception
              ? [
                  entry(
                    'price-exception',
                    t('new.priceException'),
                    canAsk || exception.task ? undefined : step.reason,
                  ),
                ]
              : []),
            ...(handover
              ? [entry('hand-over', t('new.handOver'), handover.task ? undefined : closed)]
              : []),
          ],
        }}
      >
        <Button icon={<PlusOutlined aria-hidden />}>{t('new.action')}</Button>
      </Dropdown>
      <ConsultationDrawer
        caseId={caseId}
        open={opened === 'consultation' && closed === undefined}
        onClose={close}
      />
      {exception && (
        <PriceExceptionDrawer
          open={opened === 'price-exception' && step !== undefined}
          reference={reference}
          current={exception}
          canAsk={canAsk}
          onClose={close}
        />
      )}
      {handover && (
        <HandOverDialog
          open={opened === 'hand-over'}
          reference={reference}
          current={handover.task}
          onClose={close}
        />
      )}
    </>
  );
}
