import { salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { MainPanel as MainPanelData } from '@advisor/contracts/case/detail';
import { formatPercent } from '@advisor/i18n/format';
import { CopyText } from '@advisor/ui/components/CopyText';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { isSavings, applicationStateName } from '../../../../case/case-presentation';
import { date, knownFact, money, overdueMoney } from '../../../../case/facts';

const colleague = ({ firstName, lastName }: NonNullable<MainPanelData['mortgageSpecialist']>) =>
  `${firstName} ${lastName}`;

const copied = (label: string, value: string | number) => (
  <CopyText text={String(value)} label={label} />
);

/** The summary on top of the case detail. */
export function MainPanel({ panel }: { panel: MainPanelData }) {
  const { t } = useTranslation('case-file');
  const { t: tCase } = useTranslation('case');
  const { productTypeId, salesArrangement } = panel;
  const ofSavings = isSavings(productTypeId);
  return (
    <Section title={t('detail.panel.title')}>
      <DescriptionList
        items={[
          { label: t('detail.caseNumber'), value: copied(t('detail.caseNumber'), panel.caseId) },
          ...knownFact(t('detail.contractNumber'), panel.contractNumber, (number) =>
            copied(t('detail.contractNumber'), number),
          ),
          {
            label: t(ofSavings ? 'detail.panel.savingsTarget' : 'detail.panel.targetAmount'),
            value: money(panel.targetAmount),
          },
          ...knownFact(t('detail.panel.principal'), panel.principal, money),
          ...knownFact(t('detail.panel.availableForDrawing'), panel.availableForDrawing, money),
          ...knownFact(t('detail.panel.overdueAmount'), panel.overdueAmount, overdueMoney),
          ...knownFact(t('detail.panel.interestRate'), panel.interestRate, (rate) =>
            tCase('detail.perYear', { rate: formatPercent(rate) }),
          ),
          ...knownFact(t('detail.panel.fixedRateValidTo'), panel.fixedRateValidTo, date),
          ...knownFact(t('detail.panel.monthlyPayment'), panel.monthlyPayment, money),
          ...knownFact(t('detail.panel.nextPaymentOn'), panel.nextPaymentOn, date),
          {
            label: ofSavings
              ? t('detail.panel.savingsApplication')
              : codeName(salesArrangementType, salesArrangement.typeId),
            value: applicationStateName(tCase, productTypeId, salesArrangement.state),
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
