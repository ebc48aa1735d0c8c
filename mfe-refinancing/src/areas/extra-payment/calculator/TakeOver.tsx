import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { useServerErrors } from '@advisor/forms/use-server-errors';
import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { repaymentTermsQuery } from '../../../process/process.queries';
import { type ExtraPayment, extraPaymentListQuery, openOf } from '../extra-payment.queries';
import type { CalculatorValues } from './calculator.schema';
import { DifferenceQuestion } from './DifferenceQuestion';
import { shownOffer, simulationBodyOf } from './take-over';
import { useTakeOver } from './use-take-over';

interface TakeOverProps {
  caseId: number;
  /** That gets another offer; without it a process begins. */
  process: ExtraPayment | undefined;
  form: UseFormReturn<CalculatorValues, unknown, CalculatorValues>;
  quote: RepaymentQuote | undefined;
  /** Of what was typed: it is taken over. */
  onDone: () => void;
}

/** Takes what stands on the screen over as an offer to the client. */
export function TakeOver({ caseId, process, form, quote, onDone }: TakeOverProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const list = useQuery({ ...extraPaymentListQuery(caseId), enabled: process === undefined });
  const takeOver = useTakeOver({
    caseId,
    process,
    onDone: ({ processId }) => {
      onDone();
      return navigate(refinancingAddresses.extraPayment.to({ caseId, processId }), {
        replace: true,
      });
    },
  });
  useServerErrors(form, takeOver.submitError);
  const open = process === undefined ? openOf(list.data ?? []) : undefined;
  if (open !== undefined)
    return (
      <InfoBar
        severity="info"
        title={t('takeOver.open')}
        action={
          <Link to={refinancingAddresses.extraPayment.to({ caseId, processId: open.processId })}>
            {t('takeOver.toOpen')}
          </Link>
        }
      />
    );
  if (quote && quote.fee.totalFee === undefined)
    return <p className="adv-muted">{t('takeOver.byContract')}</p>;
  const submit = () =>
    void form.handleSubmit((values) => {
      const shown = quote && shownOffer(quote, values.feeDiscount);
      if (shown)
        takeOver.run(
          { body: simulationBodyOf(values), comment: values.comment, shown },
          { retry: submit },
        );
    })();
  return (
    <>
      {takeOver.refusal && <InfoBar severity="warning" title={takeOver.refusal} />}
      <Button type="primary" block loading={takeOver.isRunning} onClick={submit}>
        {t('takeOver.submit')}
      </Button>
      <DifferenceQuestion
        differences={takeOver.differences}
        loading={takeOver.isRunning}
        onConfirm={takeOver.accept}
        onCancel={() => {
          takeOver.leave();
          // The loan or the bank's settings are others by now.
          void queryClient.invalidateQueries({ queryKey: repaymentTermsQuery(caseId).queryKey });
        }}
      />
    </>
  );
}
