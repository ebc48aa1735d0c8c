import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { usePrefetchedQuery } from '@advisor/api-client/use-prefetched-query';
import { quoteRepayment } from '@advisor/lending/repayment/repayment-quote';
import { Page } from '@advisor/ui/components/Page';
import { Button } from '@advisor/ui/core';
import { CalculatorOutlined } from '@advisor/ui/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { ProcessActions } from '../../../process/ProcessActions';
import { ProcessComment } from '../../../process/ProcessComment';
import { ProcessDocument } from '../../../process/ProcessDocument';
import { ProcessFacts } from '../../../process/ProcessFacts';
import { ProcessStateChip } from '../../../process/ProcessStateChip';
import { extraPaymentQuery } from '../extra-payment.queries';
import { YearlySchedule } from '../YearlySchedule';
import { AfterRepayment } from './AfterRepayment';
import { Statement } from './Statement';
import '../texts';
import './detail.css';

/** One extra payment: what was agreed, how far it is, and what follows. */
export default function ExtraPaymentPage() {
  const { t } = useTranslation('refinancing-extra-payment');
  const navigate = useNavigate();
  const address = useLoaderData<{ caseId: number; processId: number }>();
  const { caseId } = address;
  const process = usePrefetchedQuery(extraPaymentQuery(address)).data;
  const { calculation, state, actions = [] } = process;
  const quote = useMemo(
    () => calculation && quoteRepayment(calculation.loan, calculation.request, calculation.policy),
    [calculation],
  );
  return (
    <Page
      title={t('title')}
      state={<ProcessStateChip state={state} />}
      actions={
        <ProcessActions caseId={caseId} process={process}>
          {actions.includes('link') && (
            <Button
              icon={<CalculatorOutlined aria-hidden />}
              onClick={() =>
                void navigate(refinancingAddresses.extraPaymentCalculatorOfProcess.to(address))
              }
            >
              {t('detail.change')}
            </Button>
          )}
        </ProcessActions>
      }
    >
      <div className="extra-payment">
        <div className="extra-payment__column">
          <Statement caseId={caseId} payment={process} />
          <AfterRepayment payment={process} />
          <ProcessComment caseId={caseId} process={process} />
        </div>
        <div className="extra-payment__column">
          <ProcessFacts process={process} />
          <ProcessDocument caseId={caseId} process={process} />
        </div>
      </div>
      {calculation && quote && quote.rows.length > 0 && (
        <YearlySchedule loan={calculation.loan} quote={quote} date={process.extraPaymentDate} />
      )}
    </Page>
  );
}
