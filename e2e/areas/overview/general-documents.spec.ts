import { documentCalls } from '@advisor/contracts/documents/calls';
import { heading } from '../../support/sign-in-form';
import { expect, test } from '../../support/test';
import { readFileSync } from 'node:fs';

test('a form is found and downloaded', async ({ page, api, signInAs }) => {
  await signInAs('broker');
  const documents = await api.call(documentCalls.generalDocuments);
  const [wanted] = documents;
  await page.goto('/general-documents');
  await expect(heading(page, 'Obecné dokumenty')).toBeVisible();
  await page.getByRole('textbox', { name: /Hledat/ }).fill(wanted!.name);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: wanted!.name }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
});
