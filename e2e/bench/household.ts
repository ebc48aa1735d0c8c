/**
 * What the household costs with four people, twenty incomes and thirty obligations: its page
 * against the same sources as one bundle, and how soon a key shows in the totals. Prints its
 * measures as JSON in the last line.
 */
import { keyToResult } from './key-to-result';
import { inShort, measureScreen } from './measure-screen';
import type { Measure } from './measures';

const totals = '.household-totals';
const people = 4;

const { tax, typing } = await measureScreen({
  name: 'household',
  // Of the seeds' own user for what is unusual.
  login: 'tester',
  address: () => '/mortgage/household?caseId=9001017',
  ready: `${totals} td`,
  type: async (page) => {
    const amount = page.getByRole('spinbutton', { name: /Bydlení/ }).first();
    await amount.fill('3000000');
    await page.waitForLoadState('networkidle');
    const found = await page.locator('.household-person').count();
    if (found !== people) throw new Error(`The household has ${found} people`);
    return keyToResult({ page, amount, panel: totals, result: 'tbody' });
  },
});
const { milliseconds, slowMilliseconds, longestTask } = typing;
const measures: Measure[] = [
  ...tax,
  {
    name: 'key to new totals, p95',
    value: inShort(slowMilliseconds).p95,
    unit: 'ms',
    limit: 100,
    details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
  },
  { name: 'longest task while typing expenses', value: longestTask, unit: 'ms', limit: 50 },
];
process.stdout.write(`${JSON.stringify(measures)}\n`);
