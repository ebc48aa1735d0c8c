import { salesArrangementState, salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { MainPanel as MainPanelData } from '@advisor/contracts/case/detail';
import { formatPercent } from '@advisor/i18n/format';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Money } from '@advisor/ui/components/Money';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { knownFact } from '../facts';

const money = (value: number) => <Money value={value} />;
const date = (value: string) => <DateText value={value} />;
const overdue = (value: number) => (
  <span className={value > 0 ? 'case-overdue' : undefined}>{money(value)}</span>
);
const colleague = ({ firstName, lastName }: NonNullable<MainPanelData['mortgageSpecialist']>) =>
  `${firstName} ${lastName}`;

const copied = (label: string, value: string | number) => (
  <CopyText text={String(value)} label={label} />
);

/** The summary on top of the case detail. */
export function MainPanel({ panel }: { panel: MainPanelData }) {
  const { t } = useTranslation('case');
  const { salesArrangement } = panel;
  return (
    <Section title={t('detail.panel.title')}>
      <DescriptionList
        items={[
          { label: t('detail.caseNumber'), value: copied(t('detail.caseNumber'), panel.caseId) },
          ...knownFact(t('detail.contractNumber'), panel.contractNumber, (number) =>
            copied(t('detail.contractNumber'), number),
          ),
          { label: t('detail.panel.targetAmount'), value: money(panel.targetAmount) },
          ...knownFact(t('detail.panel.principal'), panel.principal, money),
          ...knownFact(t('detail.panel.availableForDrawing'), panel.availableForDrawing, money),
          ...knownFact(t('detail.panel.overdueAmount'), panel.overdueAmount, overdue),
          ...knownFact(t('detail.panel.interestRate'), panel.interestRate, (rate) =>
            t('detail.perYear', { rate: formatPercent(rate) }),
          ),
          ...knownFact(t('detail.panel.fixedRateValidTo'), panel.fixedRateValidTo, date),
          ...knownFact(t('detail.panel.monthlyPayment'), panel.monthlyPayment, money),
          ...knownFact(t('detail.panel.nextPaymentOn'), panel.nextPaymentOn, date),
          {
            label: codeName(salesArrangementType, salesArrangement.typeId),
            value: codeName(salesArrangementState, salesArrangement.state),
          },
          { label: t('detail.panel.tasks'), value: panel.activeTaskCount },
          { label: t('detail.panel.owner'), value: panel.owner.name },
          ...knownFact(t('detail.panel.mortgageSpecialist'), panel.mortgageSpecialist, colleague),
          { label: t('detail.panel.createdOn'), value: date(panel.createdOn) },
          {
            label: t('detail.panel.lastChangedOn'),
            value: <DateText value={panel.lastChangedOn} as="relative" />,
          },
        ]}
      />
    </Section>
  );
}
