import { formatDate, formatMoney, formatPercent } from '@advisor/i18n/format';
import { sumOf } from '@advisor/lending/calendar-and-money/money';
import type {
  ChangedProjection,
  RetentionProjection,
  RetentionProjections,
} from '@advisor/lending/repayment/retention-projections';
import { Section } from '@advisor/ui/components/Section';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '../../../calculator/CompareTable';
import { signedMoney } from '../../../calculator/signed';
import type { Calculated, RetentionBasis } from './basis';
import { useBreakEven } from './Result';

interface ComparisonProps {
  basis: RetentionBasis;
  calculated: Calculated;
}

/** Those that are compared, in their order: the loan as it is, and its changes. */
export function useNamedProjections({ alone, offered, leaving }: RetentionProjections) {
  const { t } = useTranslation('refinancing-retention');
  const changed = [
    { name: t('comparison.offered'), projection: offered },
    ...(leaving ? [{ name: t('comparison.leaving'), projection: leaving }] : []),
  ];
  return { changed, all: [{ name: t('comparison.alone'), projection: alone }, ...changed] };
}

/** The loan now, with the offer and at another bank, side by side. */
export function Comparison({ basis, calculated: { projections, terms } }: ComparisonProps) {
  const { t } = useTranslation('refinancing-retention');
  const toBreakEven = useBreakEven();
  const { offered, leaving } = projections;
  const named = useNamedProjections(projections);
  const title = t(leaving ? 'comparison.title' : 'comparison.titleOfTwo');
  const all = (
    label: string,
    value: (projection: RetentionProjection) => string,
    note?: string,
  ) => ({
    label,
    note,
    values: named.all.map(({ projection }) => value(projection)),
  });
  const changes = (
    label: string,
    value: (projection: ChangedProjection) => string,
    note?: string,
  ) => ({
    label,
    note,
    values: ['–', ...named.changed.map(({ projection }) => value(projection))],
  });
  const until = formatDate(basis.fixedRateValidTo);
  const listRate = formatPercent(terms.listRate);
  return (
    <Section title={title}>
      <CompareTable
        label={title}
        columns={named.all.map(({ name }) => name)}
        lines={[
          all(t('comparison.rate'), ({ ratePercent }) => formatPercent(ratePercent)),
          all(t('comparison.instalment'), ({ instalment }) => formatMoney(instalment)),
          all(
            t('comparison.interestInFixation'),
            ({ untilFixationEnd }) => formatMoney(untilFixationEnd.interest),
            until,
          ),
          changes(t('comparison.savedInFixation'), (projection) =>
            signedMoney(projection.savedInFixation.result),
          ),
          changes(t('comparison.costs'), ({ costs }) => formatMoney(costs)),
          changes(t('comparison.net'), ({ net }) => signedMoney(net.result)),
          changes(t('comparison.breakEven'), toBreakEven),
          all(t('comparison.balance'), ({ untilFixationEnd }) =>
            formatMoney(untilFixationEnd.balance),
          ),
          all(
            t('comparison.after'),
            ({ after }) => (after ? formatMoney(after.instalment) : '–'),
            t('result.afterAtList', { rate: listRate }),
          ),
          all(t('comparison.interest'), ({ untilMaturity }) => formatMoney(untilMaturity.interest)),
          changes(t('comparison.saved'), ({ saved }) => signedMoney(saved.result)),
          all(
            t('comparison.ifHeld'),
            ({ ifHeld }) => formatMoney(ifHeld.interest),
            t('comparison.ifHeldNote'),
          ),
        ]}
      />
      {leaving && <Verdict offered={offered} leaving={leaving} />}
      <p className="adv-muted">{t('comparison.assumption', { rate: listRate })}</p>
    </Section>
  );
}

function Verdict({
  offered,
  leaving,
}: Required<Pick<RetentionProjections, 'offered'>> & { leaving: ChangedProjection }) {
  const { t } = useTranslation('refinancing-retention');
  const better = sumOf([offered.net.result, -leaving.net.result]);
  return (
    <p>
      <strong>
        {better === 0
          ? t('comparison.even')
          : t(better > 0 ? 'comparison.stay' : 'comparison.leave', {
              amount: formatMoney(Math.abs(better)),
            })}
      </strong>
    </p>
  );
}
