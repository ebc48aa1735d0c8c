import { type ArrangementReference, caseQuery } from '@advisor/case/case.queries';
import type { CallResponse } from '@advisor/api-client/call';
import type { taskCalls } from '@advisor/contracts/tasks/calls';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Drawer } from '@advisor/ui/overlay';
import { useQuery } from '@tanstack/react-query';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@advisor/case/components/Loaded';
import { productTermsQuery } from '../task.queries';
import { OpenTask } from '../OpenTask';
import { PriceExceptionForm } from './PriceExceptionForm';
import '../task.css';
import '../texts';

type Current = CallResponse<typeof taskCalls.currentPriceException>;

interface PriceExceptionDrawerProps {
  open: boolean;
  reference: ArrangementReference;
  /** The exception that is open or holds. */
  current: Current;
  /** The application may be given another exception. */
  canAsk: boolean;
  onClose: () => void;
}

/** Asks for a price exception, or shows the one that was asked for. */
export function PriceExceptionDrawer({
  open,
  current,
  onClose,
  ...rest
}: PriceExceptionDrawerProps) {
  const { t } = useTranslation('case-task');
  return (
    <Drawer
      open={open}
      title={t('priceException.title')}
      size={480}
      destroyOnHidden
      onClose={onClose}
    >
      <div className="task-drawer">
        {current.task ? (
          <Asked {...rest} current={current} task={current.task} onClose={onClose} />
        ) : (
          <NewException reference={rest.reference} onDone={onClose} />
        )}
      </div>
    </Drawer>
  );
}

interface AskedProps extends Omit<PriceExceptionDrawerProps, 'open'> {
  task: NonNullable<Current['task']>;
}

/** One that holds does not stop the advisor from asking for another. */
function Asked({ reference, current, task, canAsk, onClose }: AskedProps) {
  return (
    <div className="task-detail">
      <OpenTask
        caseId={reference.caseId}
        taskId={task.taskId}
        validTo={current.validTo}
        onClose={onClose}
      />
      {current.validTo !== undefined && canAsk && (
        <NewException reference={reference} onDone={onClose} />
      )}
    </div>
  );
}

function NewException({
  reference,
  onDone,
}: {
  reference: ArrangementReference;
  onDone: () => void;
}) {
  const { t } = useTranslation('case-task');
  const { productTypeId } = usePrefetchedQuery(caseQuery(reference.caseId)).data;
  return (
    <Loaded
      query={useQuery(productTermsQuery(productTypeId))}
      skeleton={<Skeleton rows={8} />}
      failure={t('priceException.failed')}
    >
      {({ fees, interestRateCorrection }) => (
        <PriceExceptionForm
          reference={reference}
          limits={{ fees, interestRateDiscount: -(interestRateCorrection?.minimum ?? 0) }}
          onDone={onDone}
        />
      )}
    </Loaded>
  );
}
