import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import type {
  ComparedProjections,
  LoanProjection,
} from '@advisor/lending/repayment/loan-projection';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import { signedMoney } from '../../../calculator/signed';

/** The loan at the rate of today, at the list rate and with the discount, side by side. */
export function Comparison({ projections }: { projections: ComparedProjections }) {
  const { t } = useTranslation('refinancing-refixation');
  const { alone, fixedUntil } = projections;
  const shown = projectionsToShow(projections);
  const of = (value: (projection: LoanProjection) => string) =>
    shown.map(({ projection }) => value(projection));
  const lines = [
    { label: t('comparison.rate'), values: of(({ ratePercent }) => formatPercent(ratePercent)) },
    {
      label: t('comparison.instalment'),
      values: of(({ instalment }) => formatMoney(instalment)),
    },
    {
      label: t('comparison.change'),
      values: of(({ instalment }) => signedMoney(instalment - alone.instalment)),
    },
    {
      label: t('comparison.interestInFixation'),
      note: t('result.untilDay', { date: formatDate(fixedUntil) }),
      values: of(({ untilFixationEnd }) => formatMoney(untilFixationEnd.interest)),
    },
    {
      label: t('comparison.changeInFixation'),
      values: of(({ untilFixationEnd }) =>
        signedMoney(untilFixationEnd.interest - alone.untilFixationEnd.interest),
      ),
    },
    {
      label: t('comparison.balanceAtEnd'),
      note: t('result.onDay', { date: formatDate(fixedUntil) }),
      values: of(({ untilFixationEnd }) => formatMoney(untilFixationEnd.balance)),
    },
    {
      label: t('comparison.interest'),
      note: t('result.ifHeld'),
      values: of(({ untilMaturity }) => formatMoney(untilMaturity.interest)),
    },
    {
      label: t('comparison.changeToMaturity'),
      values: of(({ untilMaturity }) =>
        signedMoney(untilMaturity.interest - alone.untilMaturity.interest),
      ),
    },
  ];
  return (
    <Section title={t('comparison.title')}>
      <CompareTable
        label={t('comparison.title')}
        columns={shown.map(({ key }) => t(`comparison.${key}`))}
        lines={lines}
      />
    </Section>
  );
}

/** Without a discount the offer is at the list rate, and shown once. */
export function projectionsToShow({ alone, listed, offered }: ComparedProjections) {
  const isDiscounted = listed.ratePercent !== offered.ratePercent;
  return [
    { key: 'alone', projection: alone },
    ...(isDiscounted ? [{ key: 'listed', projection: listed } as const] : []),
    { key: 'offered', projection: offered },
  ] as const;
}
