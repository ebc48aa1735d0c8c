/*
 * Speed of the pure functions on one core: `npx tsx shared/lending/bench/simulations.ts`.
 * A mortgage of 30 years with schedule, rate of charge, fees and ratios; every input is another.
 */
import { simulateMortgage, type MortgageSimulationInput } from '../src/loan/mortgage-simulation';

const count = Number(process.argv[2] ?? 10_000);

const inputOf = (index: number): MortgageSimulationInput => ({
  amount: 3_000_000 + index * 1_000,
  months: 360,
  ratePercent: 4.49 + (index % 40) / 100,
  discounts: [{ code: 'energy', points: 0.1 }],
  fixationMonths: 60,
  drawingDate: '2026-12-07',
  paymentDay: 1 + (index % 28),
  fees: [
    { code: 'valuation', amount: 4_900, when: 'opening' },
    { code: 'account', amount: 50, when: 'monthly' },
  ],
  insuranceMonthly: 250,
  collateralValue: 5_000_000 + index * 1_000,
  household: { netMonthlyIncome: 75_000, otherMonthlyInstalments: 3_000, otherDebt: 100_000 },
});

const times: number[] = [];

for (let index = -500; index < count; index++) {
  const input = inputOf(Math.abs(index));
  const start = performance.now();
  simulateMortgage(input);
  if (index >= 0) times.push(performance.now() - start);
}
const total = times.reduce((sum, time) => sum + time, 0);
times.sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
process.stdout.write(
  `${count} simulations: ${(total / 1000).toFixed(2)} s, median ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms\n`,
);
