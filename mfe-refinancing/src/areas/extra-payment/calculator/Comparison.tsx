import { formatDate, formatMoney, formatNumber } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { interestUntil } from '@advisor/lending/repayment/repayment-on-day';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { type CompareLine, CompareTable } from '../../../calculator/CompareTable';
import { signedMoney } from '../../../calculator/signed';
import type { OfferedTerms } from '../extra-payment.queries';

interface ComparisonProps {
  terms: OfferedTerms;
  quote: RepaymentQuote;
}

/** The loan left alone beside the loan with the payment. */
export function Comparison({ terms, quote }: ComparisonProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { rowsAlone, rows, accruedInterest } = quote;
  const end = terms.loan.fixedRateValidTo;
  const fewer = rowsAlone.length - rows.length;
  const interest = (label: string, until: string) =>
    amounts(label, interestUntil(rowsAlone, until), accruedInterest + interestUntil(rows, until));
  const isInFixation = end !== undefined && end > (rowsAlone[0]?.date ?? end);
  return (
    <Section title={t('comparison.title')}>
      <CompareTable
        label={t('comparison.title')}
        columns={[t('comparison.without'), t('comparison.with'), t('comparison.change')]}
        lines={[
          amounts(t('comparison.balance'), quote.balanceBefore, quote.balanceAfter),
          amounts(t('comparison.instalment'), terms.loan.monthlyPayment, quote.instalment),
          {
            label: t('comparison.maturity'),
            values: [
              formatDate(rowsAlone.at(-1)?.date ?? terms.loan.loanMaturityOn),
              formatDate(quote.maturityOn),
              quote.monthsShortened === 0
                ? '–'
                : t('comparison.sooner', { duration: czechDuration(quote.monthsShortened) }),
            ],
          },
          {
            label: t('comparison.instalments'),
            values: [
              formatNumber(rowsAlone.length),
              rows.length === 0 ? t('comparison.repaid') : formatNumber(rows.length),
              fewer === 0 ? '–' : `−${formatNumber(fewer)}`,
            ],
          },
          ...(isInFixation ? [interest(t('comparison.interestInFixation'), end)] : []),
          interest(t('comparison.interest'), '9999'),
        ]}
      />
    </Section>
  );
}

/** Amounts in CZK. */
const amounts = (label: string, without: number, with_: number): CompareLine => ({
  label,
  values: [formatMoney(without), formatMoney(with_), signedMoney(with_ - without)],
});
