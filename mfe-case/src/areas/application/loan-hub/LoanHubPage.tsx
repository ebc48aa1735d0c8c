import {
  flowQuery,
  type ArrangementReference,
  type FlowStep,
  caseQuery,
} from '@advisor/case/case.queries';
import { caseAddresses } from '@advisor/addresses/case';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { codeName } from '@advisor/contracts/code-name';
import { caseState, productType } from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import { Slot, useFilledSlots } from '@advisor/shell/components/Slot';
import { usePermission } from '@advisor/shell/session';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { caseDetailSlots, loanHubSlots } from '@advisor/slots/case';
import { Page } from '@advisor/ui/components/Page';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { Button } from '@advisor/ui/core';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { ArrangementStateChip } from '../../../arrangement/ArrangementStateChip';
import { offersQuery } from '../../../arrangement/arrangement.queries';
import { isSavings } from '../../../case/case-presentation';
import { useCancelCase } from '../../../case/cancel-case';
import { CancelCase } from '../../../case/CancelCase';
import { ChangedMeanwhile } from '@advisor/case/components/ChangedMeanwhile';
import { isApplicationOpen } from '../../../case/open-application';
import { useArrangement } from '../../../arrangement/use-arrangement';
import { useShownClient } from '../../../case/use-shown-client';
import { OfferSummary } from './components/OfferSummary';
import { StepCards } from './components/StepCards';
import { SupportCards } from './components/SupportCards';
import { SendApplication } from './sending/SendApplication';
import { LastDecision } from '../LastDecision';
import { nextStep, shownSteps, stepPath } from './steps';
import './loan-hub.css';
import '../texts';

/** Documents come as long as anything may be changed: their step says why nothing may. */
const closedReason = (flow: readonly FlowStep[]): string =>
  flow.find(({ step }) => step === 'checklist')?.reason ?? '';

/** Where an application stands, and the way to each of its steps. */
export default function LoanHubPage() {
  const { t } = useTranslation(['case-application', 'case']);
  const navigate = useNavigate();
  const reference = useLoaderData<ArrangementReference>();
  const { caseId, salesArrangementId } = reference;
  const openCase = usePrefetchedQuery(caseQuery(caseId)).data;
  const flow = usePrefetchedQuery(flowQuery(salesArrangementId)).data;
  const offers = usePrefetchedQuery(offersQuery(salesArrangementId)).data;
  const arrangement = useArrangement(reference);
  useShownClient(openCase);
  const mayCancel = usePermission(permission.cancelCase);
  const cancel = useCancelCase(caseId);
  const isFilled = useFilledSlots();
  const hasSigning = isFilled(loanHubSlots.documentsSigning);

  const isInProgress = openCase.state === caseState.inProgress.code;
  const isOpen = isApplicationOpen(openCase.state, arrangement.state);
  const ofSavings = isSavings(openCase.productTypeId);
  const steps = shownSteps(flow, {
    documents: hasSigning,
    valuation: isFilled(caseDetailSlots['real-estate']),
  });
  const next = isInProgress ? nextStep(steps) : undefined;
  const documents = steps.find(({ step }) => step === 'documents');
  const modelation = steps.find(({ step }) => step === 'modelation');

  return (
    <Page
      title={codeName(productType, openCase.productTypeId)}
      state={<ArrangementStateChip arrangement={arrangement} />}
      description={<Link to={caseAddresses.caseDetail.to({ caseId })}>{t('hub.toCase')}</Link>}
      actions={
        <>
          {mayCancel && isOpen && <CancelCase cancel={cancel} />}
          {next && (
            <Button type="primary" onClick={() => void navigate(stepPath[next.step](reference))}>
              {ofSavings && next.step === 'modelation'
                ? t('hub.savings.next')
                : t(`hub.step.${next.step}.next`)}
            </Button>
          )}
        </>
      }
    >
      <ChangedMeanwhile
        change={cancel}
        title={t('case:conflict.title')}
        hint={t('case:conflict.hint')}
      />
      {!isInProgress && (
        <InfoBar severity="info" title={t('hub.closedTitle')} description={t('hub.closedText')} />
      )}
      <LastDecision reference={reference} />
      <OfferSummary
        offer={offers.find(({ isLinked }) => isLinked)}
        targetAmount={openCase.targetAmount}
        productTypeId={openCase.productTypeId}
        isExpired={modelation?.state === 'error'}
        canModel={modelation?.isActive === true}
      />
      <StepCards
        reference={reference}
        steps={steps}
        next={next}
        ofSavings={ofSavings}
        isOpen={isOpen}
      />
      <SendApplication reference={reference} />
      <SupportCards
        key={salesArrangementId}
        reference={reference}
        comment={flow.find(({ step }) => step === 'comment')}
        step={flow.find(({ step }) => step === 'priceException')}
        closed={isInProgress ? undefined : closedReason(flow)}
      />
      {documents?.isActive && (
        <Slot
          name={loanHubSlots.documentsSigning}
          {...reference}
          fallback={<Skeleton rows={3} shape="list" />}
        />
      )}
    </Page>
  );
}
