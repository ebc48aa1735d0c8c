import { formatNumber, formatPercent } from '@advisor/i18n/format';
import { useTranslation } from 'react-i18next';
import type { Assessment } from './assessment.queries';

const shownPercent = (value: number) => formatPercent(value, { decimals: 1 });
const shownMultiple = (value: number) => formatNumber(value, { decimals: 2 });

/** Ratios with their limits, as meters show them; those that a loan has. */
export function useRatios({ ltv, dti, dsti, dstiStressed, limits }: Assessment) {
  const { t } = useTranslation('case-application');
  const rows = [
    { name: 'ltv', value: ltv, limit: limits?.ltv, show: shownPercent },
    { name: 'dti', value: dti, limit: limits?.dti, show: shownMultiple },
    { name: 'dsti', value: dsti, limit: undefined, show: shownPercent },
    { name: 'dstiStressed', value: dstiStressed, limit: limits?.dsti, show: shownPercent },
  ] as const;
  return rows.flatMap(({ name, value, limit, show }) =>
    value === undefined
      ? []
      : [
          {
            name,
            label: t(`scoring.ratio.${name}`),
            value,
            valueText: show(value),
            ...(limit === undefined || limit === null
              ? {}
              : { limit, limitText: t('scoring.limit', { limit: show(limit) }) }),
          },
        ],
  );
}
