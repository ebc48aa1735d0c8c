import { formatDate, formatMoney } from '@advisor/i18n/format';
import { roundToHaler } from '@advisor/lending/calendar-and-money/money';
import { interestUntil } from '@advisor/lending/repayment/repayment-on-day';
import type { RepaymentQuote } from '@advisor/lending/repayment/repayment-quote';
import { LiveRegion } from '@advisor/ui/components/LiveRegion';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '../../../calculator/FactList';
import type { OfferedTerms } from '../extra-payment.queries';

interface ResultProps {
  terms: OfferedTerms;
  quote: RepaymentQuote | undefined;
  date: string;
  /** Taken off the fee, CZK. */
  discount: number;
  /** What may be done with it. */
  children: ReactNode;
}

const money = (value: number | undefined) => (value === undefined ? '–' : formatMoney(value));

/** What the client pays, and what it brings; blank while the form is not complete. */
export function Result({ terms, quote, date, discount, children }: ResultProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { fixedRateValidTo } = terms.loan;
  const wholeFee = quote?.fee.totalFee;
  const isDiscounted = wholeFee !== undefined && discount > 0;
  const fee = isDiscounted ? roundToHaler(wholeFee - discount) : wholeFee;
  const total = quote && roundToHaler(quote.amount + (fee ?? 0));
  const facts: Fact[] = [
    {
      label: t('result.interest'),
      value: money(quote?.accruedInterest),
      note: quote && t('result.days', { count: quote.days }),
    },
    { label: t('result.principal'), value: money(quote?.principal) },
    {
      label: t('result.fee'),
      value: quote && fee === undefined ? t('result.byContract') : money(fee),
      note:
        isDiscounted &&
        t('result.discounted', { fee: formatMoney(wholeFee), discount: formatMoney(discount) }),
    },
    {
      label: t('result.saved'),
      value: money(quote?.interestSaved),
      note: quote && savedNote(quote),
    },
    {
      label: t('result.net'),
      value: money(
        quote && fee !== undefined ? roundToHaler(quote.interestSaved - fee) : undefined,
      ),
    },
  ];
  function savedNote(of: RepaymentQuote) {
    if (fixedRateValidTo === undefined || fixedRateValidTo <= date) return t('result.savedNote');
    const inFixation =
      interestUntil(of.rowsAlone, fixedRateValidTo) -
      interestUntil(of.rows, fixedRateValidTo) -
      of.accruedInterest;
    return (
      <>
        {t('result.savedNote')}, {t('result.savedInFixation', { amount: formatMoney(inFixation) })}
      </>
    );
  }
  return (
    <section className="calculator-result" aria-label={t('result.title')}>
      <div>
        <h2>{t('result.title')}</h2>
        <p className="calculator-result__total">{money(total)}</p>
        <p className="adv-muted">
          {quote === undefined
            ? t('result.missing')
            : fee === undefined
              ? t('result.byContract')
              : fee === 0
                ? t('result.withoutFee')
                : t('result.withFee', { amount: money(quote.amount), fee: money(fee) })}
        </p>
        <LiveRegion>
          {quote &&
            t('result.announcement', { total: money(total), saved: money(quote.interestSaved) })}
        </LiveRegion>
      </div>
      {children}
      <FactList facts={facts} />
      {quote && (
        <p className="adv-muted">
          {t('result.valid', { date: formatDate(date) })}
          {quote.balanceAfter > 0 &&
            fixedRateValidTo !== undefined &&
            ` ${t('result.afterRate', { date: formatDate(fixedRateValidTo) })}`}
          {quote.balanceAfter === 0 &&
            terms.loan.fixedRateValidTo !== undefined &&
            ` ${t('result.afterFull')}`}
        </p>
      )}
    </section>
  );
}
