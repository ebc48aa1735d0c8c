import { formatNumber, formatPercent } from '@advisor/i18n/format';
import type { LoanResult, LoanSimulation } from '@advisor/contracts/offer/loan-offer';
import { Meter } from '@advisor/ui/components/Meter';
import { useTranslation } from 'react-i18next';
import { useRatioText } from '../ratio-text';

const wholePercent = (value: number) => formatPercent(value, { decimals: 0 });
const times = (value: number) => formatNumber(value, { decimals: 1 });

interface RatioMetersProps {
  result: LoanResult;
  limits: LoanSimulation['limits'];
  /** What is beyond the hard limit is why the loan is not offered. */
  isRefused: boolean;
}

/** LTV, DTI and DSTI with the bank's limits, as far as they can be calculated. */
export function RatioMeters({ result, limits, isRefused }: RatioMetersProps) {
  const { t } = useTranslation('modelation-loan');
  const ratioText = useRatioText();
  const { ltv, dti, dsti, dstiStressed, stressPoints } = result;
  const limitText = (limit: number | undefined, write: (value: number) => string) =>
    limit === undefined ? undefined : t('result.limit', { limit: write(limit) });
  const hasRatio = ltv !== undefined || dti !== undefined || dsti !== undefined;
  if (!hasRatio) return null;
  return (
    <div className="modelation-meters">
      {ltv !== undefined && (
        <Meter
          label={t('result.ltv')}
          severity={isRefused ? 'error' : 'warning'}
          value={ltv}
          valueText={ratioText(ltv, limits?.ltv, formatPercent)}
          limit={limits?.ltv}
          limitText={limitText(limits?.ltv, wholePercent)}
        />
      )}
      {dti !== undefined && (
        <Meter
          label={t('result.dti')}
          value={dti}
          valueText={ratioText(dti, limits?.dti, formatNumber)}
          limit={limits?.dti}
          limitText={limitText(limits?.dti, times)}
        />
      )}
      {dsti !== undefined && (
        <Meter
          label={t('result.dsti')}
          value={dsti}
          valueText={ratioText(dsti, limits?.dsti, formatPercent)}
          limit={limits?.dsti}
          limitText={limitText(limits?.dsti, wholePercent)}
          note={
            dstiStressed === undefined
              ? undefined
              : t('result.dstiStressed', {
                  points: formatNumber(stressPoints),
                  value: ratioText(dstiStressed, undefined, formatPercent),
                })
          }
        />
      )}
    </div>
  );
}
