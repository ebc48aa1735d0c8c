import { refinancingAddresses } from '@advisor/addresses/refinancing';
import type { NextFixation } from '@advisor/contracts/refinancing/refixation';
import { czechDuration } from '@advisor/lending/duration';
import { InfoBar } from '@advisor/ui/components/InfoBar';
import { Button } from '@advisor/ui/core';
import { SaveOutlined } from '@advisor/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useModelAll, useModelOne } from '../refixation.changes';
import type { CalculatorValues } from './calculator.schema';

interface SaveOffersProps {
  caseId: number;
  form: UseFormReturn<CalculatorValues, unknown, CalculatorValues>;
  next: NextFixation;
  onSaved: () => Promise<void>;
}

/** Keeps what was calculated as offers of the case, of all periods or of the one that is looked at. */
export function SaveOffers({ caseId, form, next, onSaved }: SaveOffersProps) {
  const { t } = useTranslation('refinancing-refixation');
  const navigate = useNavigate();
  const all = useModelAll(caseId);
  const one = useModelOne(caseId);
  const fixedRatePeriod = useWatch({ control: form.control, name: 'fixedRatePeriod' });
  const isRunning = all.isRunning || one.isRunning;
  const { submitError } = all.submitError ? all : one;
  const showAtField = useEffectEvent((message: string | undefined) => {
    if (message !== undefined)
      form.setError('interestRateDiscount', { type: 'server', message }, { shouldFocus: true });
  });
  useEffect(() => {
    showAtField(submitError?.fieldErrors.interestRateDiscount);
  }, [submitError]);
  const refused = all.flag ? all : one;
  const isAtField = submitError?.fieldErrors.interestRateDiscount !== undefined;

  const onDone = async () => {
    await onSaved();
    void navigate(refinancingAddresses.refixation.to({ caseId }));
  };
  const save = (run: (discount: { interestRateDiscount?: number }) => void) =>
    void form.handleSubmit(({ interestRateDiscount }) => {
      one.forget();
      all.forget();
      run(interestRateDiscount ? { interestRateDiscount } : {});
    })();
  const saveAll = () => save((discount) => all.run(discount, { onDone, retry: saveAll }));
  const saveOne = () =>
    save((discount) =>
      one.run(
        { ...discount, fixedRatePeriod, interestRateValidFrom: next.from },
        { onDone, retry: saveOne },
      ),
    );
  return (
    <div className="refixation-save">
      {refused.flag && !isAtField && <InfoBar severity="warning" title={refused.refusal} />}
      <Button
        type="primary"
        block
        icon={<SaveOutlined aria-hidden />}
        loading={all.isRunning}
        disabled={isRunning && !all.isRunning}
        onClick={saveAll}
      >
        {t('save.all')}
      </Button>
      <Button
        block
        loading={one.isRunning}
        disabled={isRunning && !one.isRunning}
        onClick={saveOne}
      >
        {t('save.one', { period: czechDuration(fixedRatePeriod) })}
      </Button>
    </div>
  );
}
