import type { CallResponse } from '@advisor/contracts/operation';
import type { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Retention } from '../retention.queries';
import { useLinkRetention, useModelRetention } from '../retention.changes';
import type { Calculated } from './basis';
import type { CalculatorValues } from './calculator-values';

type Offer = CallResponse<typeof refinancingCalls.simulateRetention>;

/** The server may know another rate or fee by now: what the advisor has seen is what is taken over. */
const isAsShown = (offer: Offer, { lives: { offered } }: Calculated): boolean =>
  (offer.interestRateDiscounted ?? offer.interestRate) === offered.ratePercent &&
  (offer.loanPaymentAmountDiscounted ?? offer.loanPaymentAmount) === offered.instalment &&
  (offer.feeAmountDiscounted ?? offer.feeAmount) === offered.costs;

interface TakeOverOptions {
  caseId: number;
  /** The process that gets the offer; absent: a new one. */
  retention: Retention | undefined;
  /** What was typed is taken over. */
  onDone: () => void;
}

/** Models the offer on the server, takes it over and opens its process. */
export function useTakeOver({ caseId, retention, onDone }: TakeOverOptions) {
  const navigate = useNavigate();
  const model = useModelRetention(caseId);
  const link = useLinkRetention(caseId);
  const [isChanged, setIsChanged] = useState(false);
  // Two calls, between which a second click finds neither running.
  const isUnderWay = useRef(false);

  /** @returns whether the offer was taken over */
  const takeOver = async (
    values: CalculatorValues,
    calculated: Calculated,
    again: { retry: () => void },
  ): Promise<boolean> => {
    const { interestRateValidFrom, interestRateDiscount, feeDiscount, comment } = values;
    const offer = await model.runAsync(
      {
        interestRateValidFrom,
        ...(interestRateDiscount ? { interestRateDiscount } : {}),
        ...(feeDiscount ? { feeAmountDiscounted: calculated.lives.offered.costs } : {}),
      },
      again,
    );
    if (offer === undefined) return false;
    if (!isAsShown(offer, calculated)) {
      setIsChanged(true);
      return false;
    }
    const linked = await link.runAsync(
      {
        offerId: offer.offerId,
        ...(retention && {
          salesArrangementId: retention.salesArrangementId,
          version: retention.version,
        }),
        ...(comment !== '' && { comment }),
      },
      {
        ...again,
        onDone: ({ processId }) => {
          onDone();
          return navigate(refinancingAddresses.retention.to({ caseId, processId }), {
            replace: true,
          });
        },
      },
    );
    return linked !== undefined;
  };
  const run = async (...input: Parameters<typeof takeOver>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsChanged(false);
    link.forget();
    // Once it is taken over, the screen goes away.
    isUnderWay.current = await takeOver(...input);
  };
  const refused = model.flag ? model : link;
  return {
    run,
    isChanged,
    isRunning: model.isRunning || link.isRunning,
    submitError: model.submitError ?? link.submitError,
    /** Said above the form, unless it stands at a field. */
    refusal:
      refused.flag && Object.keys(refused.submitError?.fieldErrors ?? {}).length === 0
        ? refused.refusal
        : undefined,
  };
}
