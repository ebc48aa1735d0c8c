import { errorCode } from '@advisor/contracts/errors';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { FastifyInstance } from 'fastify';
import { type CaseCall, openCase } from '../../domain/cases/case-access';
import type { RateBook } from '../../domain/offers/rate-book';
import { requireLoanToFix, requireLoanToRepay } from '../../domain/refinancing/eligible-loan';
import { readLoanHistory, signedChangeOn } from '../../domain/refinancing/loan-history';
import { modelExtraPayment } from '../../domain/refinancing/model-extra-payment';
import { modelRefixations, nextFixationFrom } from '../../domain/refinancing/model-refixation';
import {
  modelRetention,
  retentionDays,
  retentionRate,
} from '../../domain/refinancing/model-retention';
import { periodsToOffer, readOfferedRates } from '../../domain/refinancing/offered-rates';
import {
  toExtraPaymentOffer,
  toRefixationOffer,
  toRetentionOffer,
} from '../../domain/refinancing/offers';
import { repaymentPolicyOn } from '../../domain/refinancing/read-repayment-policy';
import { refixationsOfDay } from '../../domain/refinancing/refixation-offers';
import { saveOffer, saveRefixations } from './commands/save-offers';
import { addDays, bankDay } from '../../platform/calendar';
import type { Clock } from '../../platform/clock';
import { czechDay } from '../../platform/czech-format';
import { badRequest } from '../../platform/failure';
import { serve } from '../../platform/http/contract-routes';
import { Decimal } from '@advisor/lending/calendar-and-money/money';

/** Days for which an extra payment may be taken over; its amounts hold for its day alone. */
export const extraPaymentDays = 30;

/** What the bank offers for a loan today; each answer is saved, so that it can be taken over. */
export function registerSimulations(app: FastifyInstance): void {
  const { rates: book } = app.backend;

  serve(app, refinancingCalls.interestRatesValidFrom, async (call) => {
    const loan = await requireLoanToFix(call, await openCase(call));
    const [{ refinancing }, signedOn] = await Promise.all([
      repaymentPolicyOn(call.db, loan.today),
      signedChangeOn(call.db, loan.row.id),
    ]);
    const days = retentionDays(loan, refinancing, signedOn);
    return days.map((validFrom, index) => ({ validFrom, isDefault: index === 0 }));
  });

  serve(app, refinancingCalls.interestRate, async (call) => {
    const { loan, rates } = await fixationWithRates(call, book);
    const { refinancing } = await repaymentPolicyOn(call.db, loan.today);
    const interestRate = retentionRate(loan, rates);
    const { retentionFee: feeAmount, maximumFeeDiscount } = refinancing;
    return {
      interestRate,
      minimumInterestRate: Decimal.max(
        0,
        new Decimal(interestRate).minus(rates.maximumDiscount),
      ).toNumber(),
      validTo: rates.validTo,
      feeAmount,
      minimumFeeAmount: Math.max(0, feeAmount - maximumFeeDiscount),
    };
  });

  serve(app, refinancingCalls.simulateRetention, async (call) => {
    const { db, user, clock, body } = call;
    const { loan, rates } = await fixationWithRates(call, book);
    const [{ refinancing: settings }, signedOn] = await Promise.all([
      repaymentPolicyOn(db, loan.today),
      signedChangeOn(db, loan.row.id),
    ]);
    const modelled = modelRetention(loan, { rates, settings, signedOn }, body);
    return toRetentionOffer(
      await saveOffer(db, modelled, {
        caseId: loan.row.id,
        userId: user.id,
        now: clock.now(),
        validTo: rates.validTo,
      }),
    );
  });

  serve(app, refinancingCalls.simulateRefixation, async (call) => {
    const { db, body } = call;
    const { loan, rates, known, acting } = await refixationToOffer(call, book);
    const from = nextFixationFrom(loan);
    if (body.interestRateValidFrom !== from)
      throw badRequest(`Nová sazba začne platit ${czechDay(from)}, po skončení fixace.`, {
        field: 'interestRateValidFrom',
        errorCode: errorCode.notEligible,
      });
    if (!periodsToOffer(rates, loan).includes(body.fixedRatePeriod))
      throw badRequest('Na tuto dobu sazbu zafixovat nelze.', {
        field: 'fixedRatePeriod',
        errorCode: errorCode.notEligible,
      });
    const modelled = modelRefixations(
      loan,
      rates,
      [body.fixedRatePeriod],
      body.interestRateDiscount,
    );
    const [row] = await saveRefixations(db, acting, { modelled, known, validTo: rates.validTo });
    if (row === undefined) throw new Error('an offer was not kept');
    return toRefixationOffer(row, loan.today);
  });

  serve(app, refinancingCalls.simulateRefixationList, async (call) => {
    const { db, body } = call;
    const { loan, rates, known, acting } = await refixationToOffer(call, book);
    const periods = periodsToOffer(rates, loan);
    const modelled = modelRefixations(loan, rates, periods, body.interestRateDiscount);
    const rows = await saveRefixations(db, acting, { modelled, known, validTo: rates.validTo });
    return rows.map((row) => toRefixationOffer(row, loan.today));
  });

  serve(app, refinancingCalls.simulateExtraPayment, async (call) => {
    const { db, user, clock, body } = call;
    const loan = await requireLoanToRepay(call, await openCase(call));
    const [{ policy, refinancing: settings }, history] = await Promise.all([
      repaymentPolicyOn(db, loan.today),
      readLoanHistory(db, loan.row.id),
    ]);
    const modelled = modelExtraPayment(loan, { policy, settings, history }, body);
    return toExtraPaymentOffer(
      await saveOffer(db, modelled, {
        caseId: loan.row.id,
        userId: user.id,
        now: clock.now(),
        validTo: addDays(loan.today, extraPaymentDays),
      }),
    );
  });
}

/**
 * The fixation that a call is about and the rates of today, both read at once.
 * @throws Failure 404 without the case, 400 when the loan does not allow it
 */
async function fixationWithRates(call: CaseCall & { clock: Clock }, book: RateBook) {
  const row = await openCase(call);
  const reading = readOfferedRates(call.db, book, { row, today: bankDay(call.clock.now()) });
  // Why the loan does not allow it is told before that its product has no rates.
  const [loan, rates] = await Promise.allSettled([requireLoanToFix(call, row), reading]);
  if (loan.status === 'rejected') throw loan.reason;
  if (rates.status === 'rejected') throw rates.reason;
  return { loan: loan.value, rates: rates.value };
}

/** What new offers of a refixation are made of, all read at once. @throws as `fixationWithRates` */
async function refixationToOffer(call: CaseCall & { clock: Clock }, book: RateBook) {
  const author = { caseId: call.params.caseId, userId: call.user.id, now: call.clock.now() };
  const [found, known] = await Promise.all([
    fixationWithRates(call, book),
    refixationsOfDay(call.db, author),
  ]);
  return { ...found, known, acting: { ...author, loan: found.loan } };
}
