import { Decimal as DecimalBase } from 'decimal.js';
import vectors from '../../test-vectors/apr.json';
import { apr, type CashFlow, type CreditFlows, creditYears, rpsn, rpsnToOneDecimal } from './apr';
import { annuityPrincipal } from './annuity';
import { sumOf } from '../calendar-and-money/money';

interface Flow {
  t_years: string;
  amount: string;
}

interface Group {
  amount: string;
  count: number;
  first_t_years: string;
  step_t_years: string;
}

/** All forms of the vectors in one. */
interface VectorInput {
  drawdowns?: Flow[];
  charges?: Flow[];
  payments?: Flow[];
  payment_groups?: Group[];
  principal?: string;
  months?: number;
  instalment?: string;
  last_instalment?: string;
  upfront_fees?: string;
  monthly_fee?: string;
  other_fees?: Flow[];
  nominal_rate_pct?: string;
  tranches?: string[];
  interest_only_months?: number;
  annuities?: number;
}

const fraction = (text: string) => {
  const [part = 0, whole = 1] = text.split('/').map(Number);
  return part / whole;
};
const toFlow = ({ t_years, amount }: Flow): CashFlow => ({
  years: fraction(t_years),
  amount: Number(amount),
});
const monthly = (count: number, first: number, amount: number): CashFlow[] =>
  Array.from({ length: count }, (_, index) => ({ years: (first + index) / 12, amount }));

function groupFlows({ amount, count, first_t_years, step_t_years }: Group): CashFlow[] {
  return Array.from({ length: count }, (_, index) => ({
    years: fraction(first_t_years) + index * fraction(step_t_years),
    amount: Number(amount),
  }));
}

/** Tranches with interest only, then annuities. */
function construction(input: VectorInput): CreditFlows {
  const drawings = (input.tranches ?? []).map((tranche) => {
    const [years = '', amount] = tranche.split(':');
    return { years: fraction(years), amount: Number(amount) };
  });
  const interestOnly = input.interest_only_months ?? 0;
  const interest = monthly(interestOnly, 1, 0).map(({ years }) => {
    const drawn = drawings.filter((drawing) => drawing.years < years - 1e-9);
    const balance = drawn.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.round((balance * Number(input.nominal_rate_pct)) / 12) / 100;
    return { years, amount };
  });
  const annuities = input.annuities ?? 0;
  return {
    drawings,
    payments: [
      { years: 0, amount: Number(input.upfront_fees) },
      ...interest,
      ...monthly(annuities - 1, interestOnly + 1, Number(input.instalment)),
      { years: (interestOnly + annuities) / 12, amount: Number(input.last_instalment) },
    ],
  };
}

function loan(input: VectorInput): CreditFlows {
  const months = input.months ?? 0;
  const fee = Number(input.monthly_fee);
  return {
    drawings: [{ years: 0, amount: Number(input.principal) }],
    payments: [
      { years: 0, amount: Number(input.upfront_fees) },
      ...monthly(months - 1, 1, Number(input.instalment) + fee),
      { years: months / 12, amount: Number(input.last_instalment) + fee },
      ...(input.other_fees ?? []).map(toFlow),
    ],
  };
}

function flowsOf(input: VectorInput): CreditFlows {
  if (input.tranches) return construction(input);
  if (input.principal !== undefined) return loan(input);
  return {
    drawings: (input.drawdowns ?? []).map(toFlow),
    payments: [
      ...(input.charges ?? []).map(toFlow),
      ...(input.payments ?? []).map(toFlow),
      ...(input.payment_groups ?? []).flatMap(groupFlows),
    ],
  };
}

/** The equation of the directive at 30 digits: what is left of it at a rate. */
function excess({ drawings, payments }: CreditFlows, percent: DecimalBase.Value) {
  const Exact = DecimalBase.clone({ precision: 30 });
  const growth = new Exact(percent).div(100).plus(1);
  const present = (flows: readonly CashFlow[]) =>
    flows.reduce(
      (sum, { years, amount }) => sum.plus(new Exact(amount).div(growth.pow(years))),
      new Exact(0),
    );
  return present(payments).minus(present(drawings));
}

describe('apr', () => {
  it.each(vectors)('$id: $description', ({ input, expected }) => {
    const flows = flowsOf(input);
    expect(apr(flows).toFixed(6)).toBe(expected.apr_pct_6dp);
    expect(rpsn(flows).toFixed(2)).toBe(expected.apr_pct_2dp);
    expect(rpsnToOneDecimal(flows).toFixed(1)).toBe(expected.rpsn_pct_1dp);
  });

  it.each(vectors.filter(({ published }) => published?.apr_6dp))(
    '$id is what the Commission published: $published.apr_6dp',
    ({ input, published }) => {
      expect(apr(flowsOf(input)).toFixed(6)).toBe(published?.apr_6dp);
    },
  );

  it.each(vectors.filter(({ expected }) => 'total_payable' in expected))(
    '$id pays $expected.total_payable in all',
    ({ input, expected }) => {
      const paid = sumOf(flowsOf(input).payments.map(({ amount }) => amount));
      expect(paid.toFixed(2)).toBe(expected.total_payable);
    },
  );

  // Powers of so many digits are slow: one vector of each kind.
  const ofEachKind = new Set(['E02c', 'E24i', 'L1A', 'L4A', 'T1', 'T2', 'C6', 'C8']);
  const exactly = vectors.filter(({ id }) => ofEachKind.has(id));
  it.each(exactly)('$id is within 10⁻⁸ % of the exact root', ({ input }) => {
    const flows = flowsOf(input);
    const rate = apr(flows);
    expect(excess(flows, new DecimalBase(rate).minus(1e-8)).gt(0)).toBe(true);
    expect(excess(flows, new DecimalBase(rate).plus(1e-8)).lt(0)).toBe(true);
  });

  it('turns a monthly rate into a yearly one', () => {
    const amount = annuityPrincipal(1_000, 12, 120).toNumber();
    const flows = { drawings: [{ years: 0, amount }], payments: monthly(120, 1, 1_000) };
    expect(apr(flows)).toBeCloseTo((1.01 ** 12 - 1) * 100, 10);
  });

  it.each([
    ['nothing to pay for', 1_000, 1_000, 0],
    ['a gift', 1_000, 500, -50],
    ['a tenfold return within a year', 1_000, 10_000, 900],
  ])('%s: %d for %d is %d %%', (_, drawn, paid, expected) => {
    const flows = {
      drawings: [{ years: 0, amount: drawn }],
      payments: [{ years: 1, amount: paid }],
    };
    expect(apr(flows)).toBeCloseTo(expected, 10);
  });

  it.each([
    [[{ years: 0, amount: 1_000 }], 'noSolution'],
    [[], 'noSolution'],
    [[{ years: 1, amount: Number.NaN }], 'notFinite'],
  ])('refuses payments %j', (payments, reason) => {
    expect(() => apr({ drawings: [{ years: 0, amount: 999 }], payments })).toThrow(
      expect.objectContaining({ field: 'payments', reason }),
    );
  });
});

describe('creditYears', () => {
  it.each([
    ['2012-01-12', '2012-01-15', 3 / 365],
    ['2012-01-12', '2012-02-15', 1 / 12 + 3 / 365],
    ['2013-01-12', '2013-02-15', 1 / 12 + 3 / 366],
    ['2012-10-10', '2012-10-15', 5 / 366],
    ['2012-10-10', '2012-12-10', 2 / 12],
    ['2026-01-20', '2056-01-20', 30],
    ['2026-01-31', '2026-02-28', 1 / 12],
    ['2026-03-05', '2026-04-15', 1 / 12 + 10 / 365],
  ])('from %s to %s', (from, to, years) => {
    expect(creditYears(from, to)).toBeCloseTo(years, 12);
  });
});
