import { useTranslation } from 'react-i18next';
import { Blank } from '../../../offer/Blank';
import { useSimulation } from '../simulation';

/** Stands for the ratios that will be there for what is asked. */
export function PendingMeters() {
  const { t } = useTranslation(['modelation-loan', 'modelation']);
  const { input } = useSimulation();
  const hasIncome = Boolean(input?.household?.netMonthlyIncome);
  const ratios = (['ltv', 'dti', 'dsti'] as const).filter((ratio) =>
    ratio === 'ltv' ? input?.collateralAmount !== undefined : hasIncome,
  );
  if (ratios.length === 0) return null;
  return (
    <div className="modelation-meters">
      {ratios.map((ratio) => (
        <p key={ratio} className="modelation-meters__pending" data-noted={ratio === 'dsti'}>
          {t(`result.${ratio}`)}
          <Blank />
        </p>
      ))}
    </div>
  );
}
