import { offerCalls } from '@advisor/contracts/offer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { refixationDates } from '@advisor/lending/repayment/refixation-dates';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../domain/cases/case-access';
import {
  isRefused,
  loanToFix,
  readAsking,
  requireLoanToFix,
} from '../../domain/refinancing/eligible-loan';
import { nextFixationFrom } from '../../domain/refinancing/model-refixation';
import { nextFixation } from '../../domain/refinancing/next-fixation';
import {
  checkDiscount,
  periodsToOffer,
  readOfferedRates,
} from '../../domain/refinancing/offered-rates';
import { isOpenOffer, toRefixationOffer } from '../../domain/refinancing/offers';
import { describeProcess } from '../../domain/refinancing/processes';
import { newestRefixation, offersOfFixation } from '../../domain/refinancing/refixation-offers';
import { cancelOffer } from './commands/cancel-offer';
import { communicateOffers } from './commands/communicate-offers';
import { deselectOffer } from './commands/deselect-offer';
import { markLiked } from './commands/mark-liked';
import { selectOffer } from './commands/select-offer';
import { updateRefixation } from './commands/update-refixation';
import { bankDay } from '../../platform/calendar';
import { serve } from '../../platform/http/contract-routes';

type Refixation = CallResponse<typeof refinancingCalls.refixation>;

/** The next fixation of a loan: what is offered, told, chosen. */
export function registerRefixation(app: FastifyInstance): void {
  const { rates: book } = app.backend;

  serve(app, refinancingCalls.refixation, async (call): Promise<Refixation> => {
    const row = await openCase(call);
    const { db, user } = call;
    const asking = await readAsking(call, row);
    const { today, loan } = asking;
    const process = await newestRefixation(db, row.id);
    const described = process && (await describeProcess(db, process, user));
    const fixedRateValidTo = loan?.fixedRateValidTo ?? undefined;
    const offers =
      fixedRateValidTo === undefined
        ? []
        : await offersOfFixation(db, row.id, nextFixationFrom({ fixedRateValidTo }));
    const notice = offers.find(({ isLegalNotice }) => isLegalNotice)?.communicatedOn;
    const communicatedOn = offers
      .flatMap((offer) => offer.communicatedOn ?? [])
      .toSorted((one, other) => Number(other) - Number(one))[0];
    const found = loanToFix(asking);
    return {
      process: described,
      interestRateDiscount: process?.interestRateDiscount ?? undefined,
      comment: process?.comment ?? undefined,
      offers: offers.map((offer) => toRefixationOffer(offer, today)),
      communicatedOn: communicatedOn?.toISOString(),
      today,
      ...(fixedRateValidTo !== undefined && {
        dates: datesOf(fixedRateValidTo, notice && bankDay(notice)),
      }),
      ...(isRefused(found)
        ? { refusal: found.message }
        : { next: nextFixation(found, await readOfferedRates(db, book, found)) }),
    };
  });

  serve(app, refinancingCalls.availableFixedRatePeriods, async (call) => {
    const loan = await requireLoanToFix(call, await openCase(call));
    const rates = await readOfferedRates(call.db, book, loan);
    const offers = await offersOfFixation(call.db, loan.row.id, nextFixationFrom(loan));
    const modelled = new Set(
      offers
        .filter((offer) => isOpenOffer(offer, loan.today))
        .map(({ fixedRatePeriod }) => fixedRatePeriod),
    );
    return {
      fixedRatePeriods: periodsToOffer(rates, loan).filter((months) => !modelled.has(months)),
    };
  });

  serve(app, refinancingCalls.updateRefixation, async (call) => {
    const { db, user, clock, body } = call;
    const loan = await requireLoanToFix(call, await openCase(call));
    const rates = await readOfferedRates(db, book, loan);
    const listed = nextFixation(loan, rates).rates.map(({ interestRate }) => interestRate);
    checkDiscount(rates, body.interestRateDiscount, Math.min(...listed));
    return updateRefixation(db, { loan, userId: user.id, now: clock.now() }, body);
  });

  serve(app, offerCalls.setFlags, async (call) => {
    const row = await openCase(call);
    const { db, user, clock, params, body } = call;
    const today = bankDay(clock.now());
    if (body.isLiked !== undefined) await markLiked(db, { ...params, today }, body.isLiked);
    const { version } = body;
    const by = { userId: user.id, now: clock.now() };
    if (body.isSelected === undefined)
      return { version: (await newestRefixation(db, row.id))?.version ?? 0 };
    if (!body.isSelected) return deselectOffer(db, { ...params, ...by, version });
    const loan = await requireLoanToFix(call, row);
    return selectOffer(db, { loan, ...by }, { offerId: params.offerId, version });
  });

  serve(app, offerCalls.communicateRefixation, async (call) => {
    const loan = await requireLoanToFix(call, await openCase(call));
    const acting = { loan, userId: call.user.id, now: call.clock.now() };
    await communicateOffers(call.db, acting);
  });

  serve(app, offerCalls.cancel, async (call) => {
    await openCase(call);
    await cancelOffer(call.db, { ...call.params, now: call.clock.now() });
  });
}

const datesOf = (fixedRateValidTo: string, noticeSentOn: string | null | undefined) => {
  const { latestNotice, notice } = refixationDates(fixedRateValidTo, noticeSentOn ?? undefined);
  return {
    fixedRateValidTo,
    latestNotice,
    ...(notice && { noticeSentOn: noticeSentOn ?? undefined }),
    ...(notice && { freeRepaymentUntil: notice.freeRepaymentUntil }),
  };
};
