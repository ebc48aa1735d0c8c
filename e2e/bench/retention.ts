/**
 * What the calculator of a retention costs: its page against the same sources as one bundle, and how
 * soon a key shows in the comparison with another bank. Prints its measures as JSON in the last line.
 */
import { keyToResult } from './key-to-result';
import { inShort, measureScreen } from './measure-screen';
import type { Measure } from './measures';

const comparison = '.calculator__details';

const { tax, typing } = await measureScreen({
  name: 'retention',
  address: async ({ request }, url) => {
    const body = { filter: 'my-cases', pagination: { offset: 0, pageSize: 100 } };
    const found = await request.post(`${url}/api/v1/case/search`, { data: body });
    const { rows } = (await found.json()) as { rows: { caseId: number }[] };
    for (const { caseId } of rows) {
      const read = await request.get(`${url}/api/v1/case/${caseId}/refinancing-parameters`);
      const { refusals } = (await read.json()) as { refusals?: object[] };
      if (refusals?.length === 0) return `/mortgage/retention/${caseId}/calculator`;
    }
    throw new Error('The seed has no loan for a retention');
  },
  ready: '.calculator-result dd',
  type: async (page) => {
    await page.getByLabel('Porovnat s odchodem k jiné bance').check();
    await page.getByLabel('Sazba jiné banky').fill('4,29');
    const amount = page.getByRole('spinbutton', { name: /Ocenění nemovitosti/ });
    await amount.fill('1000000');
    await page.waitForLoadState('networkidle');
    return keyToResult({ page, amount, panel: comparison, result: 'table', again: '1000000' });
  },
});
const { milliseconds, slowMilliseconds, longestTask } = typing;
const measures: Measure[] = [
  ...tax,
  {
    name: 'key to the new comparison, p95',
    value: inShort(slowMilliseconds).p95,
    unit: 'ms',
    limit: 100,
    details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
  },
  { name: 'longest task while typing a retention', value: longestTask, unit: 'ms', limit: 50 },
];
process.stdout.write(`${JSON.stringify(measures)}\n`);
