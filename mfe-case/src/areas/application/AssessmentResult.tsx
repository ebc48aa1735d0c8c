import { codeName } from '@advisor/contracts/code-name';
import { scoringResult } from '@advisor/contracts/codebooks/sales-arrangement';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@advisor/i18n/format';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Meter } from '@advisor/ui/components/Meter';
import { Section } from '@advisor/ui/components/Section';
import { StatusChip } from '@advisor/ui/components/StatusChip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArrangementReference } from '../../arrangement/arrangement.queries';
import { AssessmentProposals } from './AssessmentProposals';
import { mendPath } from './mend-path';
import { useRatios } from './use-ratios';
import type { Assessment } from './assessment.queries';
import './assessment.css';

interface AssessmentResultProps {
  assessment: Assessment;
  reference: ArrangementReference;
}

/** The last result: passed or not, why, the ratios, and what would pass. */
export function AssessmentResult({ assessment, reference }: AssessmentResultProps) {
  const { t } = useTranslation('case-application');
  const ratios = useRatios(assessment);
  const facts = useFacts(assessment);
  const { result, reasons, households, lock } = assessment;
  if (result === undefined) return null;
  const isPassed = result === scoringResult.ok.code;
  return (
    <>
      <Section
        title={t('scoring.result')}
        actions={
          <StatusChip
            tone={isPassed ? 'success' : 'error'}
            label={codeName(scoringResult, result)}
          />
        }
      >
        <DescriptionList items={facts} />
      </Section>
      {reasons.length > 0 && (
        <Section title={t('scoring.reasons')}>
          <ul className="scoring-list">
            {reasons.map(({ code, description, step, customerOnSAId }) => {
              return (
                <li key={`${code} ${customerOnSAId ?? ''}`}>
                  {description}{' '}
                  {step !== undefined && lock === undefined && (
                    <Link to={mendPath[step](reference)}>{t(`scoring.mend.${step}`)}</Link>
                  )}
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      <AssessmentProposals proposals={assessment.proposals ?? []} />
      <Section title={t('scoring.ratios')}>
        <div className="scoring-ratios">
          {ratios.map((ratio) => (
            <Meter key={ratio.label} {...ratio} severity="error" />
          ))}
        </div>
      </Section>
      <Section title={t('scoring.budget')}>
        {households.map((household) => (
          <DescriptionList
            key={household.householdId}
            items={[
              { label: t('scoring.income'), value: formatMoney(household.monthlyIncome) },
              { label: t('scoring.expenses'), value: formatMoney(household.monthlyExpenses) },
              {
                label: t('scoring.installments'),
                value: formatMoney(household.monthlyInstallments),
              },
              { label: t('scoring.left'), value: formatMoney(household.disposableIncome) },
            ]}
          />
        ))}
      </Section>
    </>
  );
}

const money = (amount: number | undefined) =>
  amount === undefined ? undefined : formatMoney(amount);

function useFacts({
  assessedOn,
  assessedBy,
  validTo,
  loanAmount,
  maximumLoanAmount,
  maximumMonthlyPayment,
  bindingLimit,
  limits,
}: Assessment) {
  const { t } = useTranslation('case-application');
  const limit =
    bindingLimit === undefined || bindingLimit === 'surplus' ? null : limits?.[bindingLimit];
  const binding =
    bindingLimit === undefined
      ? undefined
      : [
          t(`scoring.binding.${bindingLimit}`),
          ...(limit === null || limit === undefined || bindingLimit === 'dti'
            ? []
            : [formatPercent(limit)]),
        ].join(' ');
  return [
    {
      label: t('scoring.assessedOn'),
      value: assessedOn && [formatDateTime(assessedOn), assessedBy].filter(Boolean).join(', '),
    },
    { label: t('scoring.validTo'), value: validTo && formatDate(validTo) },
    { label: t('scoring.loan'), value: money(loanAmount) },
    { label: t('scoring.maximumLoan'), value: money(maximumLoanAmount) },
    { label: t('scoring.maximumPayment'), value: money(maximumMonthlyPayment) },
    { label: t('scoring.boundBy'), value: binding },
  ];
}
