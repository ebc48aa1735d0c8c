import { operationUrl } from '@advisor/api-client/call';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { usePermission } from '@advisor/shell/session';
import { formatDate } from '@advisor/i18n/format';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Page } from '@advisor/ui/components/Page';
import { FilePdfOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClientResponses } from '../../../process/ClientResponses';
import { ProcessActions } from '../../../process/ProcessActions';
import { ProcessComment } from '../../../process/ProcessComment';
import { ProcessDocument } from '../../../process/ProcessDocument';
import { ProcessFacts } from '../../../process/ProcessFacts';
import { isOpen, refinancingParametersQuery } from '../../../process/process.queries';
import { ProcessStateChip } from '../../../process/ProcessStateChip';
import { refixationQuery } from '../refixation.queries';
import { Communicate } from './Communicate';
import { FixationDates } from './FixationDates';
import { FormerRefixations } from './FormerRefixations';
import { NewOffers } from './NewOffers';
import { Offers } from './Offers';
import './offers.css';

/** The next fixation of a case: its days, offers, and the process once one is selected. */
export function RefixationNow({ caseId }: { caseId: number }) {
  const { t } = useTranslation('refinancing-refixation');
  const mayManage = usePermission(permission.manageRefinancing);
  const refixation = usePrefetchedQuery(refixationQuery(caseId)).data;
  const { current, processes } = usePrefetchedQuery(refinancingParametersQuery(caseId)).data;
  const { next, offers, communicatedOn } = refixation;
  const process = refixation.process && isOpen(refixation.process) ? refixation.process : undefined;
  // What is offered is counted from the loan before it.
  const signed = processes.find(
    ({ state, refinancingTypeId }) =>
      state === refinancingState.inProgressInBackOffice.code &&
      refinancingTypeId !== refinancingType.refixation.code,
  );
  const mayChange = mayManage && next !== undefined;
  // While its document is out, another offer cannot be chosen.
  const maySelect =
    mayChange && (process === undefined || process.actions?.includes('link') === true);
  const former = processes.filter(
    (one) => one.refinancingTypeId === refinancingType.refixation.code && !isOpen(one),
  );
  const calculator =
    process === undefined
      ? refinancingAddresses.refixationCalculator.to({ caseId })
      : refinancingAddresses.refixationCalculatorOfProcess.to({
          caseId,
          processId: process.processId,
        });
  return (
    <Page
      title={t('title')}
      state={process && <ProcessStateChip state={process.state} />}
      actions={
        <>
          {next && <Link to={calculator}>{t('calculator')}</Link>}
          {communicatedOn !== undefined && (
            <a
              href={operationUrl(refinancingCalls.refixationLetter, { params: { caseId } })}
              download
            >
              <FilePdfOutlined aria-hidden /> {t('letter')}
            </a>
          )}
          {process && <ProcessActions caseId={caseId} process={process} />}
          {mayChange && <Communicate caseId={caseId} offers={offers} />}
        </>
      }
    >
      {signed && (
        <InfoBar
          severity="warning"
          title={t('signedChange', { date: formatDate(signed.effectiveFrom ?? '') })}
          description={t('signedChangeHint')}
        />
      )}
      <FixationDates refixation={refixation} />
      <Offers
        caseId={caseId}
        refixation={refixation}
        instalmentNow={current.monthlyPayment}
        mayChange={mayChange}
        maySelect={maySelect}
        isProcessOpen={process !== undefined}
      />
      {maySelect && <NewOffers caseId={caseId} refixation={refixation} next={next} />}
      <div className="refixation-process">
        {process && <ProcessFacts process={process} />}
        {process && <ProcessDocument caseId={caseId} process={process} />}
        <ClientResponses caseId={caseId} />
        {process && <ProcessComment caseId={caseId} process={process} />}
        {former.length > 0 && <FormerRefixations caseId={caseId} processes={former} />}
      </div>
    </Page>
  );
}
