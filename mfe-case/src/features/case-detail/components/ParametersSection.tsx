import { loanPurpose } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import { formatPercent } from '@advisor/i18n/format';
import { formatBankAccount } from '@advisor/lending/bank-account';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { Skeleton } from '@advisor/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { caseParametersQuery } from '../../../case/case.queries';
import { Loaded } from '../../../case/Loaded';
import { knownFact } from '../facts';
import { Contact } from './Contact';

const money = (value: number) => <Money value={value} />;
const date = (value: string) => <DateText value={value} />;
const contact = (person: NonNullable<CaseParameters['branchConsultant']>) => (
  <Contact {...person} />
);

/** The loan or the savings as agreed. */
export function ParametersSection({ caseId }: { caseId: number }) {
  const { t } = useTranslation('case');
  return (
    <Loaded
      query={useQuery(caseParametersQuery(caseId))}
      skeleton={<Skeleton rows={8} />}
      failure={t('detail.failed.parameters')}
    >
      {(parameters) =>
        parameters.buildingSavings ? (
          <Savings savings={parameters.buildingSavings} parameters={parameters} />
        ) : (
          <Loan parameters={parameters} />
        )
      }
    </Loaded>
  );
}

interface SavingsProps {
  savings: NonNullable<CaseParameters['buildingSavings']>;
  parameters: CaseParameters;
}

function Savings({ savings, parameters }: SavingsProps) {
  const { t } = useTranslation('case');
  return (
    <Section title={t('detail.parameters.savings')}>
      <DescriptionList
        items={[
          { label: t('detail.parameters.savingsTarget'), value: money(parameters.targetAmount) },
          {
            label: t('detail.parameters.minimumDeposit'),
            value: money(savings.minimumMonthlyDeposit),
          },
          { label: t('detail.parameters.extraDeposits'), value: money(savings.extraDeposits) },
          { label: t('detail.parameters.balance'), value: money(savings.balance) },
          ...knownFact(t('detail.parameters.contractSignedOn'), parameters.contractSignedOn, date),
        ]}
      />
    </Section>
  );
}

function Loan({ parameters }: { parameters: CaseParameters }) {
  const { t } = useTranslation('case');
  const months = (count: number) => t('detail.months', { count });
  const account = (value: NonNullable<CaseParameters['loanAccount']>) => (
    <CopyText text={formatBankAccount(value)} label={t('detail.parameters.accountName')} />
  );
  return (
    <div className="case-section">
      <Section title={t('detail.parameters.loan')}>
        <DescriptionList
          items={[
            { label: t('detail.panel.targetAmount'), value: money(parameters.targetAmount) },
            ...knownFact(t('detail.panel.interestRate'), parameters.interestRate, (rate) =>
              t('detail.perYear', { rate: formatPercent(rate) }),
            ),
            ...knownFact(
              t('detail.parameters.fixedRatePeriod'),
              parameters.fixedRatePeriod,
              months,
            ),
            ...knownFact(t('detail.panel.fixedRateValidTo'), parameters.fixedRateValidTo, date),
            ...knownFact(t('detail.parameters.loanDuration'), parameters.loanDuration, months),
            ...knownFact(t('detail.parameters.loanMaturityOn'), parameters.loanMaturityOn, date),
            ...knownFact(
              t('detail.parameters.contractSignedOn'),
              parameters.contractSignedOn,
              date,
            ),
            ...knownFact(t('detail.parameters.consultant'), parameters.branchConsultant, contact),
          ]}
        />
      </Section>
      {parameters.loanPurposes.length > 0 && <Purposes purposes={parameters.loanPurposes} />}
      <Section title={t('detail.parameters.repayment')}>
        <DescriptionList
          items={[
            ...knownFact(t('detail.panel.monthlyPayment'), parameters.monthlyPayment, money),
            ...knownFact(t('detail.parameters.paymentDay'), parameters.paymentDay, (day) =>
              t('detail.parameters.dayOfMonth', { day }),
            ),
            ...knownFact(t('detail.panel.nextPaymentOn'), parameters.nextPaymentOn, date),
            ...knownFact(t('detail.panel.principal'), parameters.principal, money),
            ...knownFact(t('detail.panel.overdueAmount'), parameters.overdueAmount, money),
            {
              label: t('detail.parameters.repaymentAccount'),
              value: parameters.repaymentAccount && account(parameters.repaymentAccount),
            },
            {
              label: t('detail.parameters.loanAccount'),
              value: parameters.loanAccount && account(parameters.loanAccount),
            },
          ]}
        />
      </Section>
      <Section title={t('detail.parameters.drawing')}>
        <DescriptionList
          items={[
            {
              label: t('detail.panel.availableForDrawing'),
              value: <Money value={parameters.availableForDrawing} />,
            },
            {
              label: t('detail.parameters.firstDrawingOn'),
              value: <DateText value={parameters.firstDrawingOn} />,
            },
            {
              label: t('detail.parameters.drawingDeadline'),
              value: <DateText value={parameters.drawingDeadline} />,
            },
          ]}
        />
      </Section>
    </div>
  );
}

function Purposes({ purposes }: { purposes: CaseParameters['loanPurposes'] }) {
  const { t } = useTranslation('case');
  const total = purposes.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section title={t('detail.parameters.purposes')}>
      <table className="case-table">
        <thead>
          <tr>
            <th scope="col">{t('detail.parameters.purpose')}</th>
            <th scope="col">{t('detail.parameters.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {purposes.map(({ loanPurposeId, amount }) => (
            <tr key={loanPurposeId}>
              <td>{codeName(loanPurpose, loanPurposeId)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        {purposes.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('detail.parameters.total')}</th>
              <td>{money(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Section>
  );
}
