/**
 * What the calculator of an extra payment costs: its page against the same sources as one bundle, and
 * how soon a key shows in its result. Prints its measures as JSON in the last line.
 */
import { keyToResult } from './key-to-result';
import { inShort, measureScreen } from './measure-screen';
import type { Measure } from './measures';

const result = '.calculator-result';
/** Amounts of seven digits are typed. */
const owedAtLeast = 2_000_000;

const { tax, typing } = await measureScreen({
  name: 'extra payment',
  address: async ({ request }, url) => {
    const body = { filter: 'my-cases', pagination: { offset: 0, pageSize: 100 } };
    const found = await request.post(`${url}/api/v1/case/search`, { data: body });
    const { rows } = (await found.json()) as { rows: { caseId: number }[] };
    for (const { caseId } of rows) {
      const terms = await request.get(`${url}/api/v1/case/${caseId}/repayment-terms`);
      const { loan } = (await terms.json()) as { loan?: { principal: number } };
      if (loan !== undefined && loan.principal > owedAtLeast)
        return `/mortgage/extra-payment/${caseId}/calculator`;
    }
    throw new Error('The seed has no loan that is large enough');
  },
  ready: `${result} dd`,
  type: async (page) => {
    const amount = page.getByRole('spinbutton', { name: /Částka splátky/ });
    await amount.fill('1000000');
    await page.waitForLoadState('networkidle');
    return keyToResult({ page, amount, panel: result, result: 'dl', again: '1000000' });
  },
});
const { milliseconds, slowMilliseconds, longestTask } = typing;
const measures: Measure[] = [
  ...tax,
  {
    name: 'key to the new quote, p95',
    value: inShort(slowMilliseconds).p95,
    unit: 'ms',
    limit: 100,
    details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
  },
  { name: 'longest task while typing a payment', value: longestTask, unit: 'ms', limit: 50 },
];
process.stdout.write(`${JSON.stringify(measures)}\n`);
