import type { Page } from '@playwright/test';
import type { Api } from '../../support/api';
import {
  loseAnswer,
  prepareDocument,
  signer,
  signingPath,
  startOnPad,
  watchCalls,
  type OwnDocument,
} from '../../support/signing';
import { expect, test } from '../../support/test';

const failure = (page: Page) => page.getByRole('alertdialog');

test.beforeEach(({ signInAs }) => signInAs('advisor'));

/** A document whose first client is at the signing device; the advisor is back at the card. */
async function started(page: Page, api: Api): Promise<OwnDocument> {
  const document = await prepareDocument(api);
  await page.goto(signingPath(document.documentOnSAId));
  await startOnPad(page, document.client);
  await page.waitForURL(/\/signature-service\/pad\//);
  await page.goto(signingPath(document.documentOnSAId));
  await expect(signer(page, document.client)).toContainText('Probíhá');
  return document;
}

for (const { operation, name } of [
  { operation: 'CancelSignature', name: 'Zrušit podpis' },
  { operation: 'Cancel', name: 'Zrušit celé podepisování' },
]) {
  test(`the answer of ${operation} is lost: it is cancelled, and no error`, async ({
    page,
    api,
  }) => {
    const { client } = await started(page, api);
    const calls = watchCalls(page, operation);
    await loseAnswer(page, operation);
    await page.getByRole('button', { name: `Další akce: ${client}` }).click();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(signer(page, client)).toContainText('Nezahájeno');
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    await expect(failure(page)).toBeHidden();
    expect(calls).toHaveLength(1);
  });
}

test('the answer of DelegateSigning is lost: it is ready to be signed, and no error', async ({
  page,
  api,
}) => {
  const { documentOnSAId, client } = await prepareDocument(api, { digital: true });
  const calls = watchCalls(page, 'DelegateSigning');
  await page.goto(signingPath(documentOnSAId, { digital: true }));
  await loseAnswer(page, 'DelegateSigning');
  await page.getByRole('button', { name: 'Odeslat k digitálnímu podpisu' }).click();
  await expect(signer(page, client)).toContainText('Probíhá');
  await expect(page.getByRole('button', { name: 'Podepsat', exact: true })).toBeEnabled();
  await expect(failure(page)).toBeHidden();
  expect(calls).toHaveLength(1);
});
