import fc from 'fast-check';
import dateVectors from '../../test-vectors/refixation-dates.json';
import listVectors from '../../test-vectors/refixation-list.json';
import retentionVectors from '../../test-vectors/retention-compare.json';
import { earlyRepaymentFee } from './early-repayment';
import { extraPaymentOptions } from './extra-payment';
import { refixation } from './refixation';
import { refixationDates } from './refixation-dates';
import { isRateCorrection, refixationOffers } from './refixation-offers';
import { compareRetention } from './retention';
import { buildSchedule } from '../loan/schedule';

it.each(listVectors)('offers of a refixation $id', ({ input, expected }) => {
  const rates = input.offers.map(({ years, rate, discount }) => ({
    fixedRatePeriod: 12 * years,
    interestRate: Number(rate),
    interestRateDiscount: Number(discount),
  }));
  expect(refixationOffers(input.balance, input.remaining_months, rates)).toEqual(
    expected.offers.map(({ monthly_saving: monthlySaving, ...offer }) => ({
      ...offer,
      interestRate: Number(offer.interestRate),
      interestRateDiscount: Number(offer.interestRateDiscount),
      interestRateDiscounted: Number(offer.interestRateDiscounted),
      monthlySaving,
    })),
  );
  expect(rates.every((rate) => isRateCorrection(rate.interestRateDiscount))).toBe(
    expected.discount_step_ok,
  );
});

it.each(dateVectors)('days around the end of a fixation $id', ({ input, expected }) => {
  expect(refixationDates(input.fixed_rate_valid_to, input.notice_delivered ?? undefined)).toEqual({
    latestNotice: expected.latest_notice,
    ...(input.notice_delivered !== null && {
      notice: {
        isLate: expected.notice_late,
        freeRepaymentUntil: expected.free_repayment_until,
        isFreePastFixation: expected.window_open_past_fixation_end,
      },
    }),
  });
});

it.each(retentionVectors)('a retention compared $id', ({ input, expected }) => {
  const compared = compareRetention({
    balance: input.balance,
    remainingMonths: input.remaining_months,
    monthsToFixationEnd: input.months_to_fixation_end,
    currentRate: Number(input.current_rate_pct),
    offeredRate: Number(input.offer_rate_pct),
    competitor: { rate: Number(input.competitor_rate_pct), costs: input.competitor_costs },
  });
  const { instalments, interest_in_rest_of_fixation: interest } = expected;
  expect(compared).toEqual({
    current: { instalment: instalments.current, interest: Number(interest.current) },
    offer: {
      instalment: instalments.offer,
      interest: Number(interest.offer),
      saving: Number(expected.saving_offer),
      breakEvenMonths: 0,
    },
    competitor: {
      instalment: instalments.competitor,
      interest: Number(interest.competitor),
      saving: Number(expected.saving_competitor_after_costs),
      breakEvenMonths: expected.competitor_break_even_months,
    },
    isOfferBetter: expected.offer_beats_competitor,
  });
});

it('never pays the costs of a change that lowers no instalment', () => {
  const { competitor, isOfferBetter } = compareRetention({
    balance: 1_000_000,
    remainingMonths: 120,
    monthsToFixationEnd: 24,
    currentRate: 4.5,
    offeredRate: 4.5,
    competitor: { rate: 4.5, costs: 10_000 },
  });
  expect(competitor).toMatchObject({ saving: -10_000, breakEvenMonths: undefined });
  expect(isOfferBetter).toBe(true);
});

const terms = fc.record({
  amount: fc.integer({ min: 200_000, max: 10_000_000 }),
  months: fc.integer({ min: 60, max: 360 }),
  ratePercent: fc.integer({ min: 100, max: 900 }).map((hundredths) => hundredths / 100),
  drawingDate: fc.constant('2026-01-20'),
  paymentDay: fc.constant(20),
});
const share = fc.integer({ min: 1, max: 90 });

describe('a loan that changes', () => {
  it('never costs more interest for an extra payment', () => {
    fc.assert(
      fc.property(terms, share, share, (loan, when, part) => {
        const after = Math.max(1, Math.floor((loan.months * when) / 100));
        const amount = Math.floor((loan.amount * part) / 200);
        const { lowerInstalment, shorterTerm } = extraPaymentOptions(loan, after, amount);
        expect(lowerInstalment.interestSaved).toBeGreaterThanOrEqual(0);
        expect(shorterTerm.interestSaved).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same after two extra payments of one day as after one of both', () => {
    fc.assert(
      fc.property(terms, share, share, (loan, first, second) => {
        const one = Math.floor((loan.amount * first) / 400);
        const other = Math.floor((loan.amount * second) / 400);
        const effect = 'shorterTerm' as const;
        const paid = (amounts: number[]) =>
          buildSchedule({
            ...loan,
            extraPayments: amounts.map((amount) => ({ afterInstalment: 12, amount, effect })),
          });
        expect(paid([one, other]).rows).toEqual(paid([one + other]).rows);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its maturity and instalment when the rate stays', () => {
    fc.assert(
      fc.property(terms, share, (loan, when) => {
        const fixation = Math.max(1, Math.floor((loan.months * when) / 100));
        const { remainingMonths, instalmentChange } = refixation(loan, fixation, loan.ratePercent);
        expect(remainingMonths).toBe(loan.months - fixation);
        expect(Math.abs(instalmentChange)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('is never charged more than one percent and a thousand for an early repayment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 119 }),
        (amount, costs, month) => {
          const day = `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-15`;
          const { totalFee, chargeableAmount } = earlyRepaymentFee({
            kind: 'housingPurpose',
            contractDate: '2026-11-21',
            totalCredit: 5_000_000,
            repaymentDate: day,
            amount,
            fixationEnd: '2036-12-01',
            costs,
          });
          // In haléře: a sum of two amounts in CZK is not exact.
          const capInHalere = Math.round(chargeableAmount) + 100_000;
          expect(Math.round((totalFee ?? 0) * 100)).toBeLessThanOrEqual(capInHalere);
        },
      ),
    );
  });
});
