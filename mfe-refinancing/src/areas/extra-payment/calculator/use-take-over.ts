import type { ApiError } from '@advisor/api-client/api-error';
import { call } from '@advisor/api-client/call';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { ExtraPaymentOffer } from '@advisor/contracts/refinancing/simulation';
import { useChange } from '@advisor/shell/use-change';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refinancingAreas } from '../../../process/process.changes';
import type { ExtraPayment } from '../extra-payment.queries';
import {
  type Difference,
  differencesOf,
  fieldOf,
  shownOffer,
  type SimulationBody,
} from './take-over';

/** Field → message, by the names of the form. */
const fieldErrors = ({ fieldErrors: named }: ApiError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(named).flatMap(([name, text]) => {
      const field = fieldOf[name];
      return field === undefined ? [] : [[field, text]];
    }),
  );

/** The server answered that it does not do so. */
const isRefusal = (error: unknown): boolean =>
  (error as ApiError).status === 400 || (error as ApiError).status === 409;

interface TakenOver {
  body: SimulationBody;
  comment: string;
  shown: NonNullable<ReturnType<typeof shownOffer>>;
}

interface TakeOverOptions {
  caseId: number;
  /** That gets another offer; without it a process begins. */
  process: ExtraPayment | undefined;
  onDone: (linked: { processId: number }) => void;
}

/**
 * Has the server make the offer, and links it. An offer that is not what the screen shows waits for a
 * decision. What was made and not linked for want of an answer is linked by the next try.
 */
export function useTakeOver({ caseId, process, onDone }: TakeOverOptions) {
  const { t } = useTranslation('refinancing-extra-payment');
  const [waiting, setWaiting] = useState<{
    offer: ExtraPaymentOffer;
    differences: Difference[];
    comment: string;
  }>();
  const unanswered = useRef<{ text: string; offer: ExtraPaymentOffer }>(undefined);
  const simulate = useChange({
    key: [refinancingCalls.simulateExtraPayment.id, caseId],
    call: (body: SimulationBody) =>
      call(refinancingCalls.simulateExtraPayment, { params: { caseId }, body }),
    fieldErrors,
    allowFailure: isRefusal,
  });
  const link = useChange({
    key: [offerCalls.linkExtraPayment.id, caseId],
    call: ({ offerId, comment }: { offerId: number; comment: string }) =>
      call(offerCalls.linkExtraPayment, {
        params: { caseId },
        body: {
          offerId,
          ...(process && {
            salesArrangementId: process.salesArrangementId,
            version: process.version,
          }),
          ...(comment !== '' && { comment }),
        },
      }),
    invalidates: refinancingAreas,
    success: t('takeOver.done'),
    fieldErrors,
    allowFailure: isRefusal,
  });
  const linkOffer = (offer: ExtraPaymentOffer, comment: string) =>
    link.run(
      { offerId: offer.offerId, comment },
      {
        onDone,
        onRefused: () => {
          unanswered.current = undefined;
          setWaiting(undefined);
        },
      },
    );
  const run = ({ body, comment, shown }: TakenOver, again: { retry: () => void }) => {
    if (simulate.isRunning || link.isRunning) return;
    const text = JSON.stringify(body);
    if (unanswered.current?.text === text) {
      linkOffer(unanswered.current.offer, comment);
      return;
    }
    link.forget();
    simulate.run(body, {
      ...again,
      onDone: (offer) => {
        const differences = differencesOf(shown, offer);
        if (differences.length > 0) {
          setWaiting({ offer, differences, comment });
          return;
        }
        unanswered.current = { text, offer };
        linkOffer(offer, comment);
      },
    });
  };
  const failed = [simulate, link].find(({ failure }) => failure && isRefusal(failure));
  const atFields = Object.keys(failed?.submitError?.fieldErrors ?? {}).length > 0;
  return {
    run,
    isRunning: simulate.isRunning || link.isRunning,
    /** What the server says, unless it stands at a field. */
    refusal: failed && !atFields ? failed.failure?.messages[0]?.message : undefined,
    submitError: failed?.submitError,
    /** What of the server's offer is not what the screen shows. */
    differences: waiting?.differences,
    accept: () => waiting && linkOffer(waiting.offer, waiting.comment),
    leave: () => setWaiting(undefined),
  };
}
