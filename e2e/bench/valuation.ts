/**
 * What real estates cost: their list with three of them, a specification and a result against the same
 * sources as one bundle; the longest tasks with sixty photographs and two hundred sales; how soon a key
 * shows in LTV; and that no picture is larger than its place. Prints its measures as JSON in the last line.
 */
import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import type { Locator, Page } from '@playwright/test';
import { Api } from '../support/api';
import { preparedApplication } from '../support/loan-hub';
import { realEstatesOf, screenOf } from '../support/real-estate';
import { keyToResult } from './key-to-result';
import { longestTaskWhile } from './longest-task';
import { inShort, measureScreens } from './measure-screen';
import type { Measure } from './measures';
import { draftOf, manySales, photographs, threeRealEstates, valuedOf } from './valuation/fill';

const apiOf = (page: Page, url: string) => new Api(page.request, url);

/** The valued flat of the case that is measured. */
const valuedFlat = async (page: Page, url: string) => {
  const api = apiOf(page, url);
  const { caseId } = await preparedApplication(api);
  return valuedOf(api, caseId);
};

/** The longest task from a link of the list until its screen was gone through, ms. */
async function longestTaskOf(
  page: Page,
  list: string,
  { link, ready }: Record<'link' | 'ready', string>,
) {
  await page.goto(list);
  await page.locator(link).waitFor();
  await page.waitForLoadState('networkidle');
  return longestTaskWhile(page, async () => {
    await page.locator(link).click();
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  });
}

/** The longer side of each picture, once it has come: those below the fold come when they are seen. */
async function sidesOf(pictures: Locator): Promise<number[]> {
  const sides: number[] = [];
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    sides.push(
      await picture.evaluate(async (one: HTMLImageElement) => {
        await one.decode();
        return Math.max(one.naturalWidth, one.naturalHeight);
      }),
    );
  }
  return sides;
}

const { tax, typing } = await measureScreens({
  name: 'valuation',
  prepare: (page, url) => threeRealEstates(apiOf(page, url)),
  screens: [
    {
      name: 'list of real estates',
      address: async (page, url) => realEstatesOf(await valuedFlat(page, url)),
      ready: '.property-card',
    },
    {
      name: 'specification of a real estate',
      address: async (page, url) => screenOf(await valuedFlat(page, url)),
      ready: '.specification__form',
    },
    {
      name: 'result of a valuation',
      address: async (page, url) => screenOf(await valuedFlat(page, url), '/online/result'),
      ready: '.valuation-result',
    },
  ],
  type: async (page, url) => {
    const api = apiOf(page, url);
    const flat = await valuedFlat(page, url);
    const draft = await draftOf(api, flat.caseId);
    await photographs(api, page, draft);
    const list = `${url}${realEstatesOf(flat)}`;
    const documents = await longestTaskOf(page, list, {
      link: `a[href="${screenOf(draft, '/dts')}"]`,
      ready: '.document-thumbnail',
    });
    const sides = await sidesOf(page.locator('.document-thumbnail img'));
    await manySales(page);
    const sales = await longestTaskOf(page, list, {
      link: `a[href="${screenOf(flat, '/online/result')}"]`,
      ready: '.valuation-result',
    });
    await page.goto(`${url}/modelation/mortgage`);
    const amount = page.getByRole('spinbutton', { name: 'Hodnota zajištění' });
    // A value so low that each key changes a decimal of LTV.
    await page.getByRole('spinbutton', { name: /^Výše úvěru/ }).fill('800000');
    await amount.fill('1000000');
    await page.locator('.modelation-meters').waitFor();
    await page.waitForLoadState('networkidle');
    const keys = await keyToResult({
      page,
      amount,
      panel: '.modelation-result',
      result: '.modelation-meters strong',
      again: '2000000',
    });
    return { documents, sides, sales, keys };
  },
});
const { milliseconds, slowMilliseconds } = typing.keys;
const measures: Measure[] = [
  ...tax,
  {
    name: 'longest task with sixty photographs',
    value: typing.documents,
    unit: 'ms',
    limit: 50,
  },
  { name: 'longest task with two hundred sales', value: typing.sales, unit: 'ms', limit: 50 },
  {
    name: 'largest picture among the documents of an order',
    value: Math.max(...typing.sides),
    unit: 'px',
    limit: thumbnailSide,
    details: { pictures: typing.sides.length },
  },
  {
    name: 'key to LTV, p95',
    value: inShort(milliseconds).p95,
    unit: 'ms',
    limit: 100,
    details: { normal: inShort(milliseconds), halfProcessor: inShort(slowMilliseconds) },
  },
];
process.stdout.write(`${JSON.stringify(measures)}\n`);
