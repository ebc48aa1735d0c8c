import { formatMoney } from '@advisor/i18n/format';
import { LendingError } from '@advisor/lending/calendar-and-money/lending-error';
import type { TaxReturnPolicy } from '@advisor/lending/affordability/credit-policy';
import type { BusinessIncomeStep } from '@advisor/lending/affordability/self-employed';
import { taxReturnIncome } from '@advisor/lending/affordability/tax-return';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import type { ShownReturn } from './FormRows';
import { rowField, toFiled } from './tax-return.schema';

/** What the bank counts of returns whose turnover is known; nothing while an amount is impossible. */
function incomeOf(returns: readonly ShownReturn[], policy: TaxReturnPolicy) {
  const filed = returns
    .filter(({ values }) => typeof values.rows[rowField('101')] === 'number')
    .map(({ values, version }) => ({ taxReturn: toFiled(values, version), form: version }))
    .toSorted((one, other) => other.taxReturn.year - one.taxReturn.year);
  if (filed.length === 0) return undefined;
  try {
    return taxReturnIncome(filed, policy);
  } catch (error) {
    if (error instanceof LendingError) return undefined;
    throw error;
  }
}

interface TaxReturnSummaryProps {
  returns: readonly ShownReturn[];
  policy: TaxReturnPolicy;
}

/** The income of a month and how it follows from the rows, beside the form. */
export function TaxReturnSummary({ returns, policy }: TaxReturnSummaryProps) {
  const { t } = useTranslation('case-household');
  const income = incomeOf(returns, policy);
  return (
    <Section title={t('taxReturn.income.title')}>
      {income === undefined ? (
        <p>{t('taxReturn.income.nothing')}</p>
      ) : (
        <>
          <p className="tax-return__result">
            <Money value={income.monthlyIncome} decimals={0} /> {t('taxReturn.income.aMonth')}
          </p>
          {income.rule && (
            <p>{t(`taxReturn.rule.${income.rule}`, { percent: policy.fallToLower })}</p>
          )}
          {income.years.map(({ year, steps }) => (
            <section key={year} aria-label={String(year)}>
              <h3>{year}</h3>
              <ol className="tax-return__steps">
                {steps.map((step) => (
                  <li key={step.code}>
                    <StepText step={step} />
                    <Money value={step.result} decimals={0} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </>
      )}
    </Section>
  );
}

function StepText({ step: { code, operands } }: { step: BusinessIncomeStep }) {
  const { t } = useTranslation('case-household');
  const { bankExpensePercent, oneOffIncome = 0, insurancePaid } = operands;
  const amounts = Object.fromEntries(
    Object.entries(operands).map(([name, amount]) => [name, formatMoney(amount, { decimals: 0 })]),
  );
  return (
    <span>
      {code === 'net' && insurancePaid === 0
        ? t('taxReturn.step.netOfTax', { tax: amounts.tax })
        : t(`taxReturn.step.${code}`, { ...amounts, bankExpensePercent })}
      {oneOffIncome > 0 && ` ${t('taxReturn.step.oneOff', { amount: amounts.oneOffIncome })}`}
    </span>
  );
}
