import { expectAccessible } from '../support/accessibility';
import { heading } from '../support/sign-in-form';
import { test } from '../support/test';

test('every element of the product is accessible in the dark and at 400 px', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  // The catalogue shows them all; that the colours hold everywhere, `contrast.test.ts` says.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/demo');
  await heading(page, /Katalog/).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 400, height: 800 });
  await expectAccessible(page);
});
