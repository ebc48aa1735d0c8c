import { fillField } from '@advisor/forms/fill-field';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import { DateField } from '@advisor/forms/fields/DateField';
import { MoneyField } from '@advisor/forms/fields/MoneyField';
import { SegmentedField } from '@advisor/forms/fields/SegmentedField';
import { SelectField } from '@advisor/forms/fields/SelectField';
import { formatDate, formatMoney } from '@advisor/i18n/format';
import {
  anniversaryWindow,
  nextAnniversaryWindow,
  noticeInForce,
} from '@advisor/lending/repayment/early-repayment';
import { nextOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { isDay } from '@advisor/lending/calendar-and-money/calendar';
import { repayOnDay } from '@advisor/lending/repayment/repayment-on-day';
import { Section } from '@advisor/ui/components/Section';
import { Button } from '@advisor/ui/core';
import { memo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OfferedTerms } from '../extra-payment.queries';
import { AgreedFields } from './AgreedFields';
import {
  calculatorSchema,
  type CalculatorValues,
  effects,
  knownFree,
  reasons,
  repaymentTypes,
} from './calculator.schema';
import { initialValues } from './initial-values';

interface CalculatorFormProps {
  form: UseFormReturn<CalculatorValues, unknown, CalculatorValues>;
  terms: OfferedTerms;
  /** Fields of an offer are there too. */
  mayTakeOver: boolean;
  /** Most that may be taken off the fee, CZK; undefined while there is none. */
  maximumDiscount: number | undefined;
}

const options = <Key extends string>(keys: readonly Key[], text: (key: Key) => string) =>
  keys.map((value) => ({ value, label: text(value) }));

/** What is repaid, when and why. */
export const CalculatorForm = memo(function CalculatorForm({
  form,
  terms,
  mayTakeOver,
  maximumDiscount,
}: CalculatorFormProps) {
  const { t } = useTranslation('refinancing-extra-payment');
  const { control } = form;
  const [type, date, chosenReason] = useWatch({ control, name: ['type', 'date', 'reason'] });
  const loan = repaidLoanOf(terms.loan);
  const { anniversaryIncluded } = terms.policy.policy;
  const owed = owedOn(terms, date);
  const window =
    loan.kind === 'unsecured' || !isDay(date)
      ? undefined
      : anniversaryWindow(loan.contractDate, date, anniversaryIncluded);
  const known = knownFree(terms, date);
  return (
    <Section title={t('form.title')}>
      <div className="calculator-fields">
        <SegmentedField
          control={control}
          name="type"
          label={t('form.type')}
          options={options(repaymentTypes, (option) => t(`form.${option}`))}
        />
        {type === 'partial' && (
          <SegmentedField
            control={control}
            name="effect"
            label={t('form.effect')}
            options={options(effects, (effect) => t(`form.${effect}`))}
          />
        )}
        {type === 'partial' && (
          <MoneyField
            control={control}
            name="amount"
            label={t('form.amount')}
            decimals={2}
            required
            hint={
              owed &&
              t('form.owed', {
                date: formatDate(date),
                amount: formatMoney(owed.amount),
                interest: formatMoney(owed.accruedInterest),
              })
            }
          />
        )}
        <div>
          <DateField
            control={control}
            name="date"
            label={t('form.date')}
            min={terms.earliestPaymentOn}
            max={loan.maturityOn}
            required
            hint={
              terms.signedChangeOn === undefined
                ? t('form.earliest', { date: formatDate(terms.earliestPaymentOn) })
                : t('error.signedChange', { date: formatDate(terms.signedChangeOn) })
            }
          />
          <SuggestedDays terms={terms} onChoose={(day) => fillField(form, 'date', day)} />
        </div>
        <SelectField
          control={control}
          name="reason"
          label={t('form.reason')}
          options={options(
            reasons.filter((reason) => reason !== 'newRateNotice' || terms.rateNotices.length > 0),
            (reason) => t(`reason.${reason}`),
          )}
        />
        {chosenReason === 'newRateNotice' && (
          <SelectField
            control={control}
            name="newRateNotified"
            label={t('form.newRateNotified')}
            options={terms.rateNotices.map((day) => ({ value: day, label: formatDate(day) }))}
            required
            hint={t('form.notifiedHint')}
          />
        )}
        {window && (
          <MoneyField
            control={control}
            name="alreadyRepaid"
            label={t('form.alreadyRepaid')}
            decimals={2}
            hint={t(known > 0 ? 'form.alreadyRepaidKnown' : 'form.alreadyRepaidHint', {
              from: formatDate(window.from),
              to: formatDate(window.to),
              amount: formatMoney(known),
            })}
          />
        )}
        {mayTakeOver && <AgreedFields control={control} maximumDiscount={maximumDiscount} />}
      </div>
    </Section>
  );
});

/** The day of the next instalment, and the next day without a fee, unless a notice makes it free now. */
function SuggestedDays({
  terms,
  onChoose,
}: {
  terms: OfferedTerms;
  onChoose: (date: string) => void;
}) {
  const { t } = useTranslation('refinancing-extra-payment');
  const loan = repaidLoanOf(terms.loan);
  const { earliestPaymentOn, policy } = terms;
  const { from } = nextAnniversaryWindow(
    loan.contractDate,
    earliestPaymentOn,
    policy.policy.anniversaryIncluded,
  );
  const free = nextOrSameBankingDay(from > earliestPaymentOn ? from : earliestPaymentOn);
  const days = [
    ...(loan.nextPaymentOn >= earliestPaymentOn
      ? [{ date: loan.nextPaymentOn, key: 'form.onDueDate' as const }]
      : []),
    ...(loan.kind === 'unsecured' ||
    free >= loan.maturityOn ||
    noticeInForce(terms.rateNotices, earliestPaymentOn)
      ? []
      : [{ date: free, key: 'form.onFreeDay' as const }]),
  ];
  return (
    <div className="repayment-days">
      {days.map(({ date, key }) => (
        <Button key={key} type="link" size="small" onClick={() => onChoose(date)}>
          {t(key, { date: formatDate(date) })}
        </Button>
      ))}
    </div>
  );
}

/** All that is owed on a day; undefined when the day is refused. */
function owedOn(terms: OfferedTerms, date: string) {
  const whole = { ...initialValues(terms), type: 'full', date } as const;
  return calculatorSchema(terms).safeParse(whole).success
    ? repayOnDay(repaidLoanOf(terms.loan), { date, effect: whole.effect })
    : undefined;
}
