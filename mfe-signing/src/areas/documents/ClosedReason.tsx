import { caseAddresses } from '@advisor/addresses/case';
import { modelationAddresses } from '@advisor/addresses/modelation';
import type { Closed } from '@advisor/contracts/signing/endpoints';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { CheckOutlined, PrinterOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHandOverInformation, usePrintInformation } from './information.mutations';
import './closed-reason.css';

interface ClosedReasonProps {
  /** Of the reason. */
  id?: string;
  arrangement: { caseId: number; salesArrangementId: number };
  closed: Closed;
}

/** Where what is missing is mended. */
const stepPath = {
  modelation: modelationAddresses.loanHubModelation.to,
  parameters: caseAddresses.salesArrangementParameters.to,
  checklist: caseAddresses.checklist.to,
};

/** Why a document can be neither prepared nor signed yet, and what opens it. */
export function ClosedReason({ id, arrangement, closed }: ClosedReasonProps) {
  const { t } = useTranslation('signing-documents');
  const { reason, step, offerIdToHandOver } = closed;
  return (
    <>
      <p id={id}>{reason}</p>
      {step !== undefined && <Link to={stepPath[step](arrangement)}>{t(`closed.${step}`)}</Link>}
      {offerIdToHandOver !== undefined && (
        <HandOver salesArrangementId={arrangement.salesArrangementId} offerId={offerIdToHandOver} />
      )}
    </>
  );
}

function HandOver({
  salesArrangementId,
  offerId,
}: {
  salesArrangementId: number;
  offerId: number;
}) {
  const { t } = useTranslation('signing-documents');
  const print = usePrintInformation(salesArrangementId);
  const handOver = useHandOverInformation(salesArrangementId);
  return (
    <>
      {handOver.refusal !== undefined && <InfoBar severity="warning" title={handOver.refusal} />}
      <div className="signing-hand-over">
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
          onClick={() => handOver.run({ offerId })}
        >
          {t('information.handOver')}
        </Button>
      </div>
    </>
  );
}
