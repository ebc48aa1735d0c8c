import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, PrinterOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useHandOverInformation, usePrintInformation } from '../information.mutations';

interface ClosedKindProps {
  id: string;
  salesArrangementId: number;
  reason: string;
  offerIdToHandOver?: number | undefined;
}

/** Why a document cannot be prepared yet, and what opens it. */
export function ClosedKind({ id, salesArrangementId, reason, offerIdToHandOver }: ClosedKindProps) {
  const { t } = useTranslation('signing-documents');
  const print = usePrintInformation(salesArrangementId);
  const handOver = useHandOverInformation(salesArrangementId);
  return (
    <div className="signing-choice__closed">
      <p id={id}>{reason}</p>
      {handOver.refusal !== undefined && <InfoBar severity="warning" title={handOver.refusal} />}
      {offerIdToHandOver !== undefined && (
        <div className="signing-choice__mend">
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={print.isRunning}
            onClick={() => print.run()}
          >
            {t('information.print')}
          </Button>
          <Button
            icon={<CheckOutlined aria-hidden />}
            loading={handOver.isRunning}
            onClick={() => handOver.run({ offerId: offerIdToHandOver })}
          >
            {t('information.handOver')}
          </Button>
        </div>
      )}
    </div>
  );
}
