import { preparedApplication } from '../support/loan-hub';
import { expect, test } from '../support/test';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 400, height: 860 } });

/** Below it, iOS zooms in on the field that is typed into. */
const leastSize = 16;

test('fields of a phone are typed into without a zoom', async ({ page, signInAs, api }) => {
  await signInAs('advisor');
  const { caseId, salesArrangementId } = await preparedApplication(api);
  const screens = [
    '/dashboard',
    '/modelation/mortgage',
    `/mortgage/household?caseId=${caseId}&salesArrangementId=${salesArrangementId}`,
    '/demo',
  ];
  for (const screen of screens) {
    await page.goto(screen);
    const fields = page.locator('input:not([type=checkbox], [type=radio], [type=file]), textarea');
    await fields.filter({ visible: true }).first().waitFor();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => [field.id || field.className, getComputedStyle(field).fontSize] as const),
    );
    const tooSmall = sizes.filter(([, size]) => Number.parseFloat(size) < leastSize);
    expect(tooSmall, screen).toEqual([]);
  }
});
