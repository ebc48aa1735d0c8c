import { formatMoney, formatNumber } from '@advisor/i18n/format';
import type { ChangedProjection } from '@advisor/lending/repayment/retention-projections';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../calculator/FactList';
import { signedMoney } from '../../../calculator/signed';
import { useBreakEven } from './Result';

/** What a change brings after its costs, and when they are back. */
export function OutcomeExplained({
  title,
  projection,
}: {
  title: string;
  projection: ChangedProjection;
}) {
  const { t } = useTranslation('refinancing-retention');
  const toBreakEven = useBreakEven();
  const { net, breakEven } = projection;
  const { costs, monthly, exact } = breakEven;
  return (
    <Section level="inner" title={title}>
      <FactList
        facts={[
          { label: t('explained.savedInFixation'), value: signedMoney(net.parts.saved) },
          { label: t('explained.costs'), value: signedMoney(net.parts.costs) },
          { label: t('explained.net'), value: signedMoney(net.result), isTotal: true },
          ...(exact === undefined
            ? []
            : [
                {
                  label: t('explained.breakEvenExact'),
                  value: `${formatMoney(costs)} ÷ ${formatMoney(monthly)} ≐ ${formatNumber(exact)}`,
                },
              ]),
          {
            label: t('comparison.breakEven'),
            value: toBreakEven(projection),
            isTotal: true,
          },
        ]}
      />
    </Section>
  );
}
