import type { Page, Request } from '@playwright/test';
import {
  loseAnswer,
  prepareDocument,
  signedBy,
  signer,
  signingDocument,
  signingPath,
  signOnPad,
  startOnPad,
  watchCalls,
} from '../../support/signing';
import { expect, test } from '../../support/test';

const pad = /\/signature-service\/pad\//;
const failure = (page: Page) => page.getByRole('alertdialog');
/** Calls with the same key are one wish of the user's. */
const wishes = (calls: readonly Request[]) =>
  new Set(calls.map((call) => call.headers()['idempotency-key']));

test.beforeEach(({ signInAs }) => signInAs('advisor'));

test('the answer of Sign is lost once: the client signs, and one signature is made', async ({
  page,
  api,
}) => {
  const document = await prepareDocument(api);
  const signs = watchCalls(page, 'Sign');
  await page.goto(signingPath(document.documentOnSAId));
  await loseAnswer(page, 'Sign');
  await startOnPad(page, document.client);
  await test.step('the lost address is asked for again, not another signature', async () => {
    await page.waitForURL(pad);
    expect(signs).toHaveLength(2);
    expect(wishes(signs).size).toBe(1);
  });
  await signOnPad(page, document.client);
  await expect(signer(page, document.client)).toContainText('Podepsáno');
  await expect(failure(page)).toBeHidden();
  expect(await signedBy(api, document)).toEqual([document.client]);
});

test('the answers of Sign never come: the card shows what has begun and goes on', async ({
  page,
}) => {
  const signs = watchCalls(page, 'Sign');
  await page.goto(signingPath(signingDocument.answerLost));
  await startOnPad(page, 'Karel Dvořáček');
  await expect(page.getByText('Podpis už byl zahájen.')).toBeVisible();
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Probíhá');
  await expect(failure(page)).toBeHidden();
  expect(wishes(signs).size).toBe(1);
  await page.getByRole('button', { name: 'Opakovat podpis: Karel Dvořáček' }).click();
  await signOnPad(page, 'Karel Dvořáček');
  await expect(signer(page, 'Karel Dvořáček')).toContainText('Podepsáno');
});
