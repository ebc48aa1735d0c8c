import { salesArrangementType } from '@advisor/contracts/codebooks';
import { codeName } from '@advisor/contracts/code-name';
import type { MainPanel as MainPanelData } from '@advisor/contracts/case/detail';
import { DateText } from '@advisor/ui/components/DateText';
import { DescriptionList } from '@advisor/ui/components/DescriptionList';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { isSavings, applicationStateName } from '../../../../case/case-presentation';
import { date, knownFact } from '../../../../case/facts';

const colleague = ({ firstName, lastName }: NonNullable<MainPanelData['mortgageSpecialist']>) =>
  `${firstName} ${lastName}`;

/** Who works on the case, and since when. What was agreed stands below, whose it is above. */
export function MainPanel({ panel }: { panel: MainPanelData }) {
  const { t } = useTranslation('case-file');
  const { t: tCase } = useTranslation('case');
  const { productTypeId, salesArrangement } = panel;
  return (
    <Section title={t('detail.panel.title')}>
      <DescriptionList
        items={[
          {
            label: isSavings(productTypeId)
              ? t('detail.panel.savingsApplication')
              : codeName(salesArrangementType, salesArrangement.typeId),
            value: applicationStateName(tCase, productTypeId, salesArrangement.state),
          },
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
