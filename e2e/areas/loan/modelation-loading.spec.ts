import type { Page, Route } from '@playwright/test';
import { begins, question } from '../../support/modelation';
import { expect, test } from '../../support/test';

/** A text that only the code of a part holds: chunks have no names. */
const marks = {
  chart: 'adv-chart',
  schedule: 'modelation-months',
  explanation: 'modelation-explained',
  workbook: 'xl/worksheets',
  client: 'modelation-founding',
} as const;
type Part = keyof typeof marks;
const parts = Object.keys(marks) as Part[];

/** Scripts of modelation that the page has asked for. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/remotes\/modelation\/.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  return scripts;
}

async function partsIn(page: Page, scripts: Set<string>): Promise<Part[]> {
  const codes = await Promise.all(
    [...scripts].map(async (url) => (await page.request.get(url)).text()),
  );
  return parts.filter((part) => codes.some((code) => code.includes(marks[part])));
}

test('charts, the schedule, its export and the question for a client load when they are used', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const scripts = watchScripts(page);
  const expectParts = (expected: Part[]) =>
    expect.poll(() => partsIn(page, scripts)).toEqual(expected);
  const saves = async (format: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: format }).click();
    await saving;
  };

  await test.step('the screen has only the view that is open', async () => {
    await page.goto('/modelation/mortgage?view=explanation');
    await begins(page);
    await expect(page.getByRole('heading', { name: 'RPSN' })).toBeVisible();
    await expectParts(['explanation']);
  });
  await test.step('the chart', async () => {
    await page.getByRole('tab', { name: 'Vývoj splácení' }).click();
    await expect(page.getByRole('tabpanel').getByRole('figure')).toBeVisible();
    await expectParts(['chart', 'explanation']);
  });
  await test.step('the schedule, as a text as well', async () => {
    await page.getByRole('tab', { name: 'Splátkový kalendář' }).click();
    await expect(page.getByRole('table', { name: 'Splátkový kalendář po letech' })).toBeVisible();
    await saves('CSV');
    await expectParts(['chart', 'schedule', 'explanation']);
  });
  await test.step('the workbook', async () => {
    await saves('Excel');
    await expectParts(['chart', 'schedule', 'explanation', 'workbook']);
  });
  await test.step('the question for a client', async () => {
    await page.getByRole('button', { name: 'Založit případ' }).click();
    await expect(question(page)).toBeVisible();
    await expectParts(parts);
  });
});

/** Sums up how far things move by themselves, as browsers count it: the share of the window. */
async function watchShifts(page: Page): Promise<() => number> {
  let sum = 0;
  await page.exposeFunction('tellShift', (value: number) => void (sum += value));
  await page.addInitScript(() => {
    const { tellShift } = window as unknown as { tellShift: (value: number) => void };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        tellShift((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => sum;
}

for (const width of [400, 1280, 1920]) {
  test(`nothing moves when the result comes, ${width} px wide`, async ({ page, signInAs }) => {
    await signInAs('advisor');
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    const asked: Route[] = [];
    await page.route(/\/offer\/(mortgage|unsecured-loan|building-savings)$/, (route) => {
      asked.push(route);
    });
    const save = page.getByRole('button', { name: 'Uložit nabídku' });
    for (const path of ['mortgage', 'unsecured-loan', 'bulding-savings']) {
      await page.goto(`/modelation/${path}`);
      const before = await save.boundingBox();
      await expect.poll(() => asked.length).toBe(1);
      await asked.pop()?.continue();
      await begins(page);
      const after = await save.boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), path).toBeLessThanOrEqual(3);
    }
    expect(shifted()).toBeLessThan(0.005);
  });
}
