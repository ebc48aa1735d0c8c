import type { ArrangementReference } from '@advisor/case/case.queries';
import { codeName } from '@advisor/contracts/code-name';
import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import { permission } from '@advisor/contracts/permissions';
import { formatDate, formatDateTime, formatMoney } from '@advisor/i18n/format';
import { usePermission } from '@advisor/shell/session';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Meter } from '@advisor/ui/components/Meter';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AssessmentProposals } from './AssessmentProposals';
import { mendPath } from './mend-path';
import { useRatios } from './use-ratios';
import type { Assessment } from './assessment.queries';
import './assessment.css';

interface AssessmentResultProps {
  assessment: Assessment;
  reference: ArrangementReference;
  /** Beside the result: what may be done about it. */
  action?: ReactNode;
}

/** The last result: passed or not, why, the ratios, and what would pass. */
export function AssessmentResult({ assessment, reference, action }: AssessmentResultProps) {
  const { t } = useTranslation('case-application');
  const ratios = useRatios(assessment);
  const facts = useFacts(assessment);
  const maySeeReports = usePermission(permission.viewRequestedObligations);
  const { result, reasons, households, lock } = assessment;
  if (result === undefined) return null;
  const isPassed = result === scoringResult.ok.code;
  return (
    <>
      <Section
        title={t('scoring.result')}
        actions={
          <>
            <StatusChip
              tone={isPassed ? 'success' : 'error'}
              label={codeName(scoringResult, result)}
            />
            {action}
          </>
        }
      >
        <DescriptionList items={facts} />
      </Section>
      {reasons.length > 0 && (
        <Section title={t('scoring.reasons')}>
          <ul className="scoring-list">
            {reasons.map(({ description, step, customerOnSAId }) => (
              <li key={description}>
                {description}{' '}
                {step !== undefined && lock === undefined && (
                  <Link to={mendPath[step]({ ...reference, person: customerOnSAId?.toString() })}>
                    {t(`scoring.mend.${step}`)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AssessmentProposals proposals={assessment.proposals ?? []} />
      <Section title={t('scoring.ratios')}>
        <div className="scoring-ratios">
          {ratios.map(({ name, ...ratio }) => (
            <Meter key={name} {...ratio} severity="error" />
          ))}
        </div>
      </Section>
      <Section title={t('scoring.budget')}>
        {!maySeeReports && <p className="adv-muted">{t('scoring.withoutReports')}</p>}
        {households.map((household) => (
          <DescriptionList
            key={household.householdId}
            items={[
              { label: t('scoring.income'), value: formatMoney(household.monthlyIncome) },
              { label: t('scoring.expenses'), value: formatMoney(household.monthlyExpenses) },
              { label: t('scoring.installments'), value: money(household.monthlyInstallments) },
              { label: t('scoring.left'), value: money(household.disposableIncome) },
            ].filter(({ value }) => value !== undefined)}
          />
        ))}
      </Section>
    </>
  );
}

const money = (amount: number | undefined) =>
  amount === undefined ? undefined : formatMoney(amount);

function useFacts(assessment: Assessment) {
  const { t } = useTranslation('case-application');
  const { assessedOn, assessedBy, validTo, loanAmount, reasons } = assessment;
  const { maximumLoanAmount, maximumMonthlyPayment } = assessment;
  const limit = useBindingLimit(assessment);
  const isNothingLent = maximumLoanAmount === 0;
  const hasIncome = reasons.every(({ code }) => code !== 'noIncome');
  const facts = [
    {
      label: t('scoring.assessedOn'),
      value: assessedOn && [formatDateTime(assessedOn), assessedBy].filter(Boolean).join(', '),
    },
    { label: t('scoring.validTo'), value: validTo && formatDate(validTo) },
    { label: t('scoring.loan'), value: money(loanAmount) },
  ];
  // What follows from what registers report is told with permission 240 only.
  if (maximumLoanAmount === undefined) return facts;
  return [
    ...facts,
    {
      label: t('scoring.maximumLoan'),
      value: isNothingLent ? t('scoring.noLoan') : money(maximumLoanAmount),
    },
    ...(isNothingLent
      ? []
      : [{ label: t('scoring.maximumPayment'), value: money(maximumMonthlyPayment) }]),
    { label: t('scoring.boundBy'), value: hasIncome ? limit : t('scoring.noIncome') },
  ];
}

/** What keeps a loan from being higher. */
function useBindingLimit({ bindingLimit, ...assessment }: Assessment) {
  const { t } = useTranslation('case-application');
  const ratios = useRatios(assessment);
  if (bindingLimit === undefined) return undefined;
  // The limit of DSTI is kept with a raised rate.
  const name = bindingLimit === 'dsti' ? 'dstiStressed' : bindingLimit;
  const { limitText } = ratios.find((ratio) => ratio.name === name) ?? {};
  return [t(`scoring.binding.${bindingLimit}`), limitText].filter(Boolean).join(', ');
}
