import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { czechDuration } from '@advisor/lending/calendar-and-money/duration';
import { SaveOutlined } from '@advisor/ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CalculatorActions } from '../../../calculator/CalculatorActions';
import type { Calculator } from '../../../calculator/use-calculator';
import { useSaveOffers } from '../refixation.changes';
import type { CalculatorValues } from './calculator.schema';

interface SaveOffersProps {
  caseId: number;
  calculator: Calculator<CalculatorValues>;
  next: NextFixation;
}

/** Saves what was calculated as offers of the case, of all periods or of the one that is looked at. */
export function SaveOffers({
  caseId,
  calculator: { form, values, forget },
  next,
}: SaveOffersProps) {
  const { t } = useTranslation('refinancing-refixation');
  const navigate = useNavigate();
  return (
    <CalculatorActions
      form={form}
      change={useSaveOffers(caseId, next)}
      actions={[
        {
          label: t('save.all'),
          icon: <SaveOutlined aria-hidden />,
          toInput: ({ interestRateDiscount: discount }) => ({ discount }),
        },
        {
          label: t('save.one', { period: czechDuration(values.fixedRatePeriod) }),
          toInput: ({ interestRateDiscount: discount, fixedRatePeriod }) => ({
            discount,
            fixedRatePeriod,
          }),
        },
      ]}
      onDone={() => {
        forget();
        return navigate(refinancingAddresses.refixation.to({ caseId }));
      }}
    />
  );
}
