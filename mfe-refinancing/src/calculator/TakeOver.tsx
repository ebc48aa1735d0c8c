import { Question } from '@advisor/ui/components/Question';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CalculatorActions } from './CalculatorActions';
import { CompareTable } from './CompareTable';
import type { Calculator } from './use-calculator';
import type { OtherOffer, TakeOverChange, TakeOverInput } from './use-take-over';
import '../process/texts';

interface TakeOverProps<Values extends FieldValues, Body, Offer> {
  calculator: Calculator<Values>;
  takeOver: TakeOverChange<Body, Offer>;
  toInput: (values: Values) => TakeOverInput<Body, Offer> | undefined;
  /** Of the process that the offer is in then. */
  addressOf: (processId: number) => string;
}

/** Takes what stands on the screen over as an offer to the client, and opens its process. */
export function TakeOver<Values extends FieldValues, Body, Offer>({
  calculator: { form, forget },
  takeOver,
  toInput,
  addressOf,
}: TakeOverProps<Values, Body, Offer>) {
  const { t } = useTranslation('refinancing-process');
  const navigate = useNavigate();
  const [other, setOther] = useState<OtherOffer<Body, Offer>>();
  const close = () => setOther(undefined);
  const onDone = (answer: OtherOffer<Body, Offer> | { processId: number }) => {
    if ('differences' in answer) {
      setOther(answer);
      return undefined;
    }
    forget();
    return navigate(addressOf(answer.processId), { replace: true });
  };
  return (
    <>
      <CalculatorActions
        form={form}
        change={takeOver}
        actions={[{ label: t('take.submit'), toInput }]}
        onDone={onDone}
      />
      <Question
        open={other !== undefined}
        title={t('take.other')}
        confirmLabel={t('take.accept')}
        cancelLabel={t('take.back')}
        loading={takeOver.isRunning}
        onConfirm={() => other && takeOver.run(other.accepted, { onDone, onRefused: close })}
        onCancel={close}
      >
        <p>{t('take.otherHint')}</p>
        <CompareTable
          label={t('take.other')}
          columns={[t('take.shown'), t('take.offered')]}
          lines={(other?.differences ?? []).map(({ label, shown, offered }) => ({
            label,
            values: [shown, offered],
          }))}
        />
      </Question>
    </>
  );
}
