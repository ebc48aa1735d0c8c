import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { PlusOutlined } from '@advisor/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSaveOffers } from '../refixation.changes';
import { availablePeriodsQuery, type Refixation } from '../refixation.queries';

interface AddPeriodsProps {
  caseId: number;
  refixation: Refixation;
  next: NextFixation;
  /** Percentage points. */
  discount: number | undefined;
}

/** Periods that nothing is offered for yet; each is modelled with the discount of the others. */
export function AddPeriods({ caseId, refixation, next, discount }: AddPeriodsProps) {
  const { t } = useTranslation('refinancing-refixation');
  const { offers } = refixation;
  const offered = new Set(
    offers.filter(({ isCurrent }) => isCurrent).map(({ fixedRatePeriod }) => fixedRatePeriod),
  );
  const known = next.rates.map(({ fixedRatePeriod }) => fixedRatePeriod);
  const { data } = useQuery({
    ...availablePeriodsQuery(caseId),
    // The same by what the screen has already, so that nothing moves when the answer comes.
    placeholderData: { fixedRatePeriods: known.filter((months) => !offered.has(months)) },
  });
  const model = useSaveOffers(caseId, next);
  const periods = data?.fixedRatePeriods ?? [];
  return (
    <div>
      <p className="adv-field__label">{t('newOffers.periods')}</p>
      {model.flag && <InfoBar severity="warning" title={model.refusal} />}
      {periods.length === 0 ? (
        <p className="adv-muted">{t('newOffers.allOffered')}</p>
      ) : (
        <div className="adv-actions">
          {periods.map((fixedRatePeriod) => (
            <Button
              key={fixedRatePeriod}
              icon={<PlusOutlined aria-hidden />}
              disabled={model.isRunning}
              onClick={() => model.run({ discount, fixedRatePeriod })}
            >
              {czechDuration(fixedRatePeriod)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
