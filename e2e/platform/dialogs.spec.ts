import { heading } from '../support/sign-in-form';
import { expect, test } from '../support/test';

test('a dialog takes a click from the moment it is seen', async ({ page, signInAs }) => {
  await signInAs('advisor');
  await page.goto('/demo');
  await heading(page, /Katalog/).waitFor();
  // Where its buttons are in each frame, from the first one to the end of every animation.
  const places = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      const button = document.querySelector('[role=dialog] .ant-modal-footer button');
      if (button) {
        const { x, y, width } = button.getBoundingClientRect();
        seen.add([x, y, width].map(Math.round).join());
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await page.getByRole('button', { name: 'Potvrzení', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      ),
    )
    .toBe(0);
  expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
});
