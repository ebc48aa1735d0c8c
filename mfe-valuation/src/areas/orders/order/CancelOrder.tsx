import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { ConfirmDialog } from '@advisor/ui/components/ConfirmDialog';
import { Button } from '@advisor/ui/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order, PropertyReference } from '../../../property/property.queries';
import { useCancelOrder } from '../orders.changes';

interface CancelOrderProps {
  reference: PropertyReference;
  order: Order;
}

/** Cancels an order as long as it has no result, after a question. */
export function CancelOrder({ reference, order }: CancelOrderProps) {
  const { t } = useTranslation('valuation-orders');
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useCancelOrder(reference);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button danger onClick={() => setIsAsked(true)}>
        {t('cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('cancel.title')}
        confirmLabel={t('cancel.action')}
        danger
        loading={cancel.isRunning}
        onConfirm={() => cancel.run(order.orderId, { onDone: close })}
        onCancel={close}
      >
        <p>{t('cancel.text')}</p>
        <ChangedMeanwhile
          change={cancel}
          title={cancel.refusal ?? t('cancel.refused')}
          hint={t('cancel.refusedHint')}
        />
      </ConfirmDialog>
    </>
  );
}
