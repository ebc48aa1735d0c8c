import { formatDate, formatMoney, formatNumber } from '@advisor/i18n/format';
import { czechDuration } from '@advisor/lending/duration';
import { interestUntil } from '@advisor/lending/repayment-on-day';
import type { RepaymentQuote } from '@advisor/lending/repayment-quote';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { OfferedTerms } from '../extra-payment.queries';
import '../repayment-table.css';

interface ComparisonProps {
  terms: OfferedTerms;
  quote: RepaymentQuote;
}

/** The loan left alone beside the loan with the payment. */
export function Comparison({ terms, quote }: ComparisonProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { rowsAlone, rows, accruedInterest } = quote;
  const end = terms.loan.fixedRateValidTo;
  const amounts = (label: string, without: number, with_: number) => ({
    label,
    without: formatMoney(without),
    with: formatMoney(with_),
    change: change(with_ - without, formatMoney),
  });
  const lines = [
    amounts(t('comparison.balance'), quote.balanceBefore, quote.balanceAfter),
    amounts(t('comparison.instalment'), terms.loan.monthlyPayment, quote.instalment),
    {
      label: t('comparison.maturity'),
      without: formatDate(rowsAlone.at(-1)?.date ?? terms.loan.loanMaturityOn),
      with: formatDate(quote.maturityOn),
      change:
        quote.monthsShortened === 0
          ? '–'
          : t('comparison.sooner', { duration: czechDuration(quote.monthsShortened) }),
    },
    {
      label: t('comparison.instalments'),
      without: formatNumber(rowsAlone.length),
      with: rows.length === 0 ? t('comparison.repaid') : formatNumber(rows.length),
      change: change(rows.length - rowsAlone.length, formatNumber),
    },
    ...(end === undefined || end <= (rowsAlone[0]?.date ?? end)
      ? []
      : [
          amounts(
            t('comparison.interestInFixation'),
            interestUntil(rowsAlone, end),
            accruedInterest + interestUntil(rows, end),
          ),
        ]),
    amounts(
      t('comparison.interest'),
      interestUntil(rowsAlone, '9999'),
      accruedInterest + interestUntil(rows, '9999'),
    ),
  ];
  return (
    <Section title={t('comparison.title')}>
      <div className="repayment-scroll">
        <table className="repayment-table" aria-label={t('comparison.title')}>
          <thead>
            <tr>
              <th scope="col">{t('comparison.of')}</th>
              <th scope="col">{t('comparison.without')}</th>
              <th scope="col">{t('comparison.with')}</th>
              <th scope="col" className="repayment-table__extra">
                {t('comparison.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.label}>
                <th scope="row">{line.label}</th>
                <td>{line.without}</td>
                <td>{line.with}</td>
                <td className="repayment-table__extra">{line.change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** With a minus as high as a plus. */
const change = (value: number, format: (size: number) => string): string => {
  const size = Math.round(Math.abs(value) * 100) / 100;
  if (size === 0) return '–';
  return `${value < 0 ? '−' : '+'}${format(size)}`;
};
