import { loanPurpose } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { CaseParameters } from '@advisor/contracts/case/detail';
import { formatPercent } from '@advisor/i18n/format';
import { formatBankAccount } from '@advisor/lending/identifiers/bank-account';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { PlainTable } from '@advisor/ui/components/PlainTable';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { date, knownFact, money, overdueMoney } from '../../../../case/facts';
import { contact } from './Contact';

/** A loan as agreed, with the parts that its product and state have. */
export function LoanParameters({ parameters }: { parameters: CaseParameters }) {
  const { t } = useTranslation(['case-file', 'case']);
  const account = (value: NonNullable<CaseParameters['loanAccount']>) => (
    <CopyText text={formatBankAccount(value)} label={t('detail.parameters.accountName')} />
  );
  // Without a period for drawing, the loan is paid out at once.
  const paidOutOn = parameters.drawingDeadline ? undefined : parameters.firstDrawingOn;
  return (
    <div className="case-section">
      <Section title={t('detail.parameters.loan')}>
        <DescriptionList
          items={[
            { label: t('detail.panel.targetAmount'), value: money(parameters.targetAmount) },
            ...knownFact(t('detail.panel.interestRate'), parameters.interestRate, (rate) =>
              t('case:detail.perYear', { rate: formatPercent(rate) }),
            ),
            ...knownFact(
              t('detail.parameters.fixedRatePeriod'),
              parameters.fixedRatePeriod,
              czechDuration,
            ),
            ...knownFact(t('detail.panel.fixedRateValidTo'), parameters.fixedRateValidTo, date),
            ...knownFact(
              t('detail.parameters.loanDuration'),
              parameters.loanDuration,
              czechDuration,
            ),
            ...knownFact(t('detail.parameters.loanMaturityOn'), parameters.loanMaturityOn, date),
            ...knownFact(
              t('detail.parameters.contractSignedOn'),
              parameters.contractSignedOn,
              date,
            ),
            ...knownFact(t('detail.parameters.paidOutOn'), paidOutOn, date),
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
            ...knownFact(t('detail.panel.overdueAmount'), parameters.overdueAmount, overdueMoney),
            ...knownFact(
              t('detail.parameters.repaymentAccount'),
              parameters.repaymentAccount,
              account,
            ),
            ...knownFact(t('detail.parameters.loanAccount'), parameters.loanAccount, account),
          ]}
        />
      </Section>
      {parameters.drawingDeadline !== undefined && <Drawing parameters={parameters} />}
    </div>
  );
}

/** Of a loan that is drawn in parts, once its contract is signed. */
function Drawing({ parameters }: { parameters: CaseParameters }) {
  const { t } = useTranslation(['case-file', 'case']);
  return (
    <Section title={t('detail.parameters.drawing')}>
      <DescriptionList
        items={[
          ...knownFact(
            t('detail.panel.availableForDrawing'),
            parameters.availableForDrawing,
            money,
          ),
          ...knownFact(t('detail.parameters.firstDrawingOn'), parameters.firstDrawingOn, date),
          ...knownFact(t('detail.parameters.drawingDeadline'), parameters.drawingDeadline, date),
        ]}
      />
    </Section>
  );
}

function Purposes({ purposes }: { purposes: CaseParameters['loanPurposes'] }) {
  const { t } = useTranslation(['case-file', 'case']);
  const isSeveral = purposes.length > 1;
  const total = purposes.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section title={t('detail.parameters.purposes')}>
      <PlainTable
        label={t('detail.parameters.purposes')}
        className="case-table"
        rows={purposes}
        rowKey={({ loanPurposeId }) => loanPurposeId}
        columns={[
          {
            title: t('detail.parameters.purpose'),
            render: ({ loanPurposeId }) => codeName(loanPurpose, loanPurposeId),
            ...(isSeveral && { total: t('detail.parameters.total') }),
          },
          {
            title: t('detail.parameters.amount'),
            render: ({ amount }) => money(amount),
            ...(isSeveral && { total: money(total) }),
          },
        ]}
      />
    </Section>
  );
}
