import { codeName } from '@advisor/contracts/code-name';
import { extraPaymentType } from '@advisor/contracts/codebooks/refinancing';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import {
  freeByNoticeUntil,
  freeQuarterLeft,
  nextAnniversaryWindow,
  noticeInForce,
  repaidFreeIn,
} from '@advisor/lending/repayment/early-repayment';
import { quoteRepayment } from '@advisor/lending/repayment/repayment-quote';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { repaymentTermsQuery } from '../../process/process.queries';
import { ProcessStateChip } from '../../process/ProcessStateChip';
import {
  extraPaymentListQuery,
  isOffered,
  type ListedExtraPayment,
  type OfferedTerms,
  openOf,
} from './extra-payment.queries';
import './texts';

/** What a case's loan can be repaid for, and its extra payment that is worked on; for the case detail. */
export default function ExtraPaymentOfCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const terms = useQuery(repaymentTermsQuery(caseId));
  const list = useQuery(extraPaymentListQuery(caseId));
  const isFailed = [terms, list].some(({ isPending, data }) => !isPending && data === undefined);
  const payments = list.data ?? [];
  const open = openOf(payments);
  const isShown = terms.data !== undefined && list.data !== undefined;
  return (
    <Section
      title={t('title')}
      actions={
        isShown && (
          <>
            {payments.length > 0 && (
              <Link to={refinancingAddresses.extraPaymentList.to({ caseId })}>
                {t('ofCase.list', { count: payments.length })}
              </Link>
            )}
            {open === undefined && isOffered(terms.data) && (
              <Link to={refinancingAddresses.extraPaymentCalculator.to({ caseId })}>
                {t('ofCase.open')}
              </Link>
            )}
          </>
        )
      }
    >
      {isFailed && (
        <ErrorState onRetry={() => void Promise.all([terms.refetch(), list.refetch()])} />
      )}
      {!isFailed && !isShown && <Skeleton rows={2} />}
      {isShown && open && <OpenPayment caseId={caseId} payment={open} />}
      {isShown && !open && !isOffered(terms.data) && (
        <EmptyState title={t('refused')} description={terms.data.refusal} />
      )}
      {isShown && isOffered(terms.data) && <LoanFacts terms={terms.data} />}
    </Section>
  );
}

/** What was agreed, how far it is, and the way to it. */
function OpenPayment({ caseId, payment }: { caseId: number; payment: ListedExtraPayment }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { processId, state, extraPaymentTypeId, extraPaymentAmount, extraPaymentDate } = payment;
  return (
    <div className="adv-actions">
      <ProcessStateChip state={state} />
      <Link to={refinancingAddresses.extraPayment.to({ caseId, processId })}>
        {t('ofCase.agreed', {
          type: codeName(extraPaymentType, extraPaymentTypeId),
          amount: formatMoney(extraPaymentAmount),
          date: formatDate(extraPaymentDate),
        })}
      </Link>
    </div>
  );
}

function LoanFacts({ terms }: { terms: OfferedTerms }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const date = terms.earliestPaymentOn;
  const { policy } = terms.policy;
  const loan = repaidLoanOf(terms.loan);
  const notice = noticeInForce(terms.rateNotices, date);
  const request = { date, effect: 'shorterTerm', newRateNotified: notice } as const;
  const { amount, total } = quoteRepayment(loan, request, policy);
  const window = nextAnniversaryWindow(loan.contractDate, date, policy.anniversaryIncluded);
  return (
    <DescriptionList
      items={[
        { label: t('ofCase.principal'), value: formatMoney(loan.balance) },
        {
          label: t('ofCase.wholeLoan', { date: formatDate(date) }),
          value:
            total === undefined
              ? t('ofCase.feeByContract', { amount: formatMoney(amount) })
              : formatMoney(total),
        },
        ...(notice === undefined
          ? []
          : [{ label: t('ofCase.freeByNotice'), value: formatDate(freeByNoticeUntil(notice)) }]),
        ...(loan.kind === 'unsecured'
          ? []
          : [
              {
                label: t('ofCase.freeWindow'),
                value: t('ofCase.window', {
                  from: formatDate(window.from),
                  to: formatDate(window.to),
                }),
              },
              {
                label: t('ofCase.freeAmount'),
                value: formatMoney(
                  Math.min(
                    freeQuarterLeft(loan.totalCredit, repaidFreeIn(window, terms.freeRepayments)),
                    loan.balance,
                  ),
                ),
              },
            ]),
      ]}
    />
  );
}
