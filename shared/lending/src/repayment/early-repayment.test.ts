import differences from '../../test-vectors/interest-difference.json';
import vectors from '../../test-vectors/early-repayment.json';
import {
  anniversaryWindow,
  type EarlyRepayment,
  earlyRepaymentFee,
  type RepaidLoanKind,
  nextAnniversaryWindow,
} from './early-repayment';
import { lostInterest } from './interest-difference';

const kinds: Record<string, RepaidLoanKind> = {
  housing_purpose: 'housingPurpose',
  american_mortgage: 'americanMortgage',
  unsecured: 'unsecured',
};
const regimes: Record<string, string> = {
  '117a_2024': 'fixation2024',
  '117_admin_only': 'costsOnly',
  consumer_other: 'consumerCredit',
};
const freeReasons: Record<string, string> = {
  no_fixed_rate_period: 'noFixedRate',
  within_3_months_of_new_rate: 'newRateNotice',
  death_illness_disability: 'deathIllnessDisability',
  property_sale_after_24_months: 'propertySaleAfter24Months',
};
const reasons: Record<string, EarlyRepayment['reason']> = {
  death_illness_disability: 'deathIllnessDisability',
  property_sale: 'propertySale',
};

const optionalNumber = (value: string | undefined) =>
  value === undefined ? undefined : Number(value);

function repaymentOf(input: (typeof vectors)[number]['input']): EarlyRepayment {
  return {
    kind: kinds[input.kind] ?? 'unsecured',
    contractDate: input.contract_date,
    totalCredit: Number(input.total_credit),
    repaymentDate: input.repayment_date,
    amount: Number(input.amount),
    fixationStart: input.fixation_start,
    fixationEnd: input.fixation_end,
    loanEnd: input.loan_end,
    costs: optionalNumber(input.admin_costs),
    newRateNotified: input.new_rate_notified,
    reason: reasons[input.reason ?? ''],
    abilityToRepayReduced: input.significant_reduction,
    interestDifference: optionalNumber(input.interest_difference),
    interestToEnd: optionalNumber(input.interest_to_end),
  };
}

it.each(vectors)('$id: $description', ({ input, expected }) => {
  const fee = earlyRepaymentFee(repaymentOf(input));
  expect({
    regime: fee.regime,
    freeReason: fee.freeReason,
    window: fee.freeReason ? undefined : fee.window && `${fee.window.from}..${fee.window.to}`,
    free: fee.freeAmount,
    charge: fee.chargeableAmount,
    years: fee.yearsCommenced,
    capPercent: fee.capPercent,
    cap: fee.cap,
    interestPart: fee.interestPart,
    costsPart: fee.costsPart,
    totalFee: fee.totalFee,
    isMaximum: fee.isMaximum,
  }).toEqual({
    regime: regimes[expected.regime],
    freeReason: expected.free_reason ? freeReasons[expected.free_reason] : undefined,
    window: expected.anniversary_window,
    free: Number(expected.free_amount),
    charge: Number(expected.chargeable_amount),
    years: expected.years_commenced,
    capPercent: optionalNumber(expected.cap_pct),
    cap: optionalNumber(expected.cap_czk),
    interestPart: Number(expected.interest_or_cap_component),
    costsPart: Number(expected.admin_component),
    totalFee: Number(expected.total_fee),
    isMaximum: expected.is_maximum,
  });
});

it.each(differences)('$id of $input', ({ input, expected }) => {
  const difference = lostInterest({
    amount: Number(input.prepaid_amount),
    monthsToMaturity: input.months_to_maturity,
    monthsToFixationEnd: input.months_to_fixation_end,
    contractRatePercent: Number(input.contract_rate_pct),
    averageRatePercent: Number(input.cnb_average_rate_pct),
  });
  expect(difference).toBe(Number(expected.interest_difference));
  expect(Math.min(difference, Number(expected.cap))).toBe(Number(expected.component));
});

const housing: EarlyRepayment = {
  kind: 'housingPurpose',
  contractDate: '2024-11-21',
  fixationStart: '2024-11-21',
  fixationEnd: '2029-11-21',
  totalCredit: 4_000_000,
  repaymentDate: '2026-11-10',
  amount: 1_000_000,
  costs: 1_000,
};

it.each<[string, Partial<EarlyRepayment>, object]>([
  [
    'counts what was repaid in the window already',
    { alreadyRepaidInWindow: 400_000 },
    { freeAmount: 600_000, chargeableAmount: 400_000, totalFee: 5_000 },
  ],
  [
    'takes nothing back once more than a quarter was repaid',
    { alreadyRepaidInWindow: 1_200_000 },
    { freeAmount: 0, chargeableAmount: 1_000_000 },
  ],
  [
    'has the anniversary in the window where the contract says so',
    { repaymentDate: '2026-11-21', anniversaryIncluded: true },
    { totalFee: 0, window: { from: '2026-10-21', to: '2026-11-21' } },
  ],
  [
    'is free for an insurance payout',
    { repaymentDate: '2026-06-01', reason: 'insurancePayout' },
    { totalFee: 0, freeReason: 'insurancePayout' },
  ],
  [
    'is free for a divorce settlement after 24 months',
    { repaymentDate: '2027-01-05', reason: 'divorceSettlement' },
    { totalFee: 0, freeReason: 'divorceSettlementAfter24Months' },
  ],
  [
    'is charged a day after the three months of a notice',
    { repaymentDate: '2027-03-01', newRateNotified: '2026-11-30', amount: 4_000_000 },
    { totalFee: 31_000 },
  ],
  [
    'is what the contract says when the fixation is older than the act',
    { contractDate: '2015-03-01', fixationStart: '2015-03-01', repaymentDate: '2026-06-01' },
    { regime: 'contract', totalFee: undefined },
  ],
])('%s', (_, changes, expected) => {
  expect(earlyRepaymentFee({ ...housing, ...changes })).toMatchObject(expected);
});

const published = { ...housing, totalCredit: 9_000_000, costs: 0 };
/** Rows of the reference's table that are no vectors. */
it.each<[string, Partial<EarlyRepayment>, number]>([
  ['Z03', { repaymentDate: '2026-06-16', fixationEnd: '2029-06-15' }, 7_500],
  ['Z06', { repaymentDate: '2026-06-15', fixationEnd: '2034-06-15', amount: 3_000_000 }, 30_000],
  [
    'Z09',
    { repaymentDate: '2026-06-15', fixationEnd: '2033-06-15', amount: 2_000_000, costs: 1_000 },
    21_000,
  ],
  ['Z18', { repaymentDate: '2026-11-20', totalCredit: 4_000_000 }, 0],
  [
    'Z24',
    {
      repaymentDate: '2027-03-01',
      newRateNotified: '2026-11-30',
      amount: 4_000_000,
      fixationEnd: '2030-02-28',
    },
    30_000,
  ],
  ['Z33', { fixationStart: '2024-08-31', repaymentDate: '2026-06-15', costs: 1_000 }, 1_000],
  [
    'Z39',
    { kind: 'unsecured', repaymentDate: '2026-05-10', loanEnd: '2027-05-10', amount: 120_000 },
    600,
  ],
])('%s of the table asks %j for %d CZK', (_, changes, totalFee) => {
  expect(earlyRepaymentFee({ ...published, ...changes }).totalFee).toBe(totalFee);
});

it('charges half a percent when exactly a year of an unsecured loan is left', () => {
  const unsecured: EarlyRepayment = {
    kind: 'unsecured',
    contractDate: '2024-05-10',
    totalCredit: 300_000,
    repaymentDate: '2026-05-10',
    loanEnd: '2027-05-10',
    amount: 120_000,
  };
  expect(earlyRepaymentFee(unsecured).totalFee).toBe(600);
});

it('has no window in the first eleven months', () => {
  expect(anniversaryWindow('2024-11-21', '2024-12-01')).toBeUndefined();
  expect(anniversaryWindow('2024-11-21', '2025-10-21')).toBeDefined();
});

it.each([
  [{ amount: -1 }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ repaymentDate: '2026-02-29' }, 'repaymentDate'],
  [{ contractDate: '' }, 'contractDate'],
  [{ newRateNotified: '30. 11. 2026' }, 'newRateNotified'],
  [{ fixationEnd: '2029' }, 'fixationEnd'],
  [{ costs: -1 }, 'costs'],
  [{ interestDifference: -1 }, 'interestDifference'],
])('refuses %j', (changes, field) => {
  expect(() => earlyRepaymentFee({ ...housing, repaymentDate: '2026-06-01', ...changes })).toThrow(
    expect.objectContaining({ field }),
  );
});

test.each([
  ['2026-11-25', '2027-04-10', '2027-05-09'],
  ['2027-04-10', '2027-04-10', '2027-05-09'],
  ['2027-05-09', '2027-04-10', '2027-05-09'],
  ['2027-05-10', '2028-04-10', '2028-05-09'],
  ['2025-05-11', '2026-04-10', '2026-05-09'],
])('on %s the nearest month without a fee is from %s to %s', (day, from, to) => {
  expect(nextAnniversaryWindow('2025-05-10', day)).toEqual({ from, to });
});
