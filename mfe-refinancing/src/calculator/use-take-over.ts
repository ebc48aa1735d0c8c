import { type ApiError, isApiError } from '@advisor/api-client/api-error';
import type { CallInput } from '@advisor/api-client/call';
import type { offerCalls } from '@advisor/contracts/offer/calls';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import { type Change, useChange } from '@advisor/shell/use-change';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refinancingAreas } from '../process/process.changes';
import '../process/texts';

/** A number of an offer, as texts. */
export interface OfferLine {
  label: string;
  /** On the screen. */
  shown: string;
  /** By the bank. */
  offered: string;
}

export interface TakeOverInput<Body, Offer> {
  /** What the offer is made of. */
  body: Body;
  comment: string;
  /** The numbers of an offer beside those on the screen. */
  compare: (offer: Offer) => readonly OfferLine[];
  /** Of an offer with other numbers, once the advisor has agreed to it. */
  acceptedId?: number;
}

/** The bank has come to other numbers than the screen: the advisor decides. */
export interface OtherOffer<Body, Offer> {
  differences: readonly OfferLine[];
  /** Takes it over all the same. */
  accepted: TakeOverInput<Body, Offer>;
}

export type TakeOverChange<Body, Offer> = Change<
  TakeOverInput<Body, Offer>,
  OtherOffer<Body, Offer> | { processId: number }
>;

type LinkBody = CallInput<typeof offerCalls.linkRetention>['body'];

interface TakeOverOptions<Body, Offer> {
  /** Id of the call that links, and the case. */
  key: readonly [string, number];
  /** That gets the offer; absent: a process begins. */
  process: Pick<RefinancingProcess, 'salesArrangementId' | 'version'> | undefined;
  /** Has the server make an offer, and keep it. */
  model: (body: Body) => Promise<Offer>;
  link: (body: LinkBody) => Promise<{ processId: number }>;
  fieldErrors: (error: ApiError) => Readonly<Record<string, string>>;
}

/** The server has answered that it does not do so. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && error.status < 500;

/**
 * Has the server make the offer that the screen shows, and takes it over into a process. One with other
 * numbers is not taken over unseen. What was made, and not linked for want of an answer, is linked by the
 * next try.
 */
export function useTakeOver<Body, Offer extends { offerId: number }>({
  key,
  process,
  model,
  link,
  fieldErrors,
}: TakeOverOptions<Body, Offer>): TakeOverChange<Body, Offer> {
  const { t } = useTranslation('refinancing-process');
  const unanswered = useRef<{ text: string; offerId: number }>(undefined);
  const arrangement = process && {
    salesArrangementId: process.salesArrangementId,
    version: process.version,
  };
  return useChange({
    key: [...key],
    call: async (
      input: TakeOverInput<Body, Offer>,
    ): Promise<OtherOffer<Body, Offer> | { processId: number }> => {
      const { body, comment, compare, acceptedId } = input;
      const text = JSON.stringify(body);
      const made = unanswered.current?.text === text ? unanswered.current.offerId : undefined;
      let offerId = acceptedId ?? made;
      if (offerId === undefined) {
        const offer = await model(body);
        ({ offerId } = offer);
        const differences = compare(offer).filter(({ shown, offered }) => shown !== offered);
        if (differences.length > 0)
          return { differences, accepted: { ...input, acceptedId: offerId } };
      }
      unanswered.current = { text, offerId };
      return link({ offerId, ...arrangement, ...(comment !== '' && { comment }) }).catch(
        (error: unknown) => {
          if (isRefusal(error)) unanswered.current = undefined;
          throw error;
        },
      );
    },
    invalidates: refinancingAreas,
    success: (answer) => ('processId' in answer ? { title: t('take.done') } : undefined),
    shows: ['conflict', 'notEligible'],
    fieldErrors,
  });
}
