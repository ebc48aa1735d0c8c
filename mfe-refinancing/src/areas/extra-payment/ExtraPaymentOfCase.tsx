import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import { nextAnniversaryWindow } from '@advisor/lending/early-repayment';
import { quoteRepayment } from '@advisor/lending/repayment-quote';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { EmptyState } from '@advisor/ui/components/EmptyState';
import { ErrorState } from '@advisor/ui/components/ErrorState';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isOffered, type OfferedTerms, repaymentTermsQuery } from './extra-payment.queries';
import './texts';

/** What a case's loan can be repaid for, for the case detail. */
export default function ExtraPaymentOfCase({ caseId }: { caseId: number }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { data, isPending, refetch } = useQuery(repaymentTermsQuery(caseId));
  return (
    <Section
      title={t('title')}
      actions={
        data &&
        isOffered(data) && (
          <Link to={refinancingAddresses.extraPaymentCalculator.to({ caseId })}>
            {t('ofCase.open')}
          </Link>
        )
      }
    >
      {isPending && <Skeleton rows={2} />}
      {!isPending && data === undefined && <ErrorState onRetry={() => void refetch()} />}
      {data && !isOffered(data) && <EmptyState title={t('refused')} description={data.refusal} />}
      {data && isOffered(data) && <LoanFacts terms={data} />}
    </Section>
  );
}

function LoanFacts({ terms }: { terms: OfferedTerms }) {
  const { t } = useTranslation('refinancing-extra-payment');
  const date = terms.earliestPaymentOn;
  const { policy } = terms.policy;
  const loan = repaidLoanOf(terms.loan);
  const { amount, total } = quoteRepayment(loan, { date, effect: 'shorterTerm' }, policy);
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
                value: formatMoney(Math.min(loan.totalCredit / 4, loan.balance)),
              },
            ]),
      ]}
    />
  );
}
