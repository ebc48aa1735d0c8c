import type { Page } from '@playwright/test';
import { fillSignInForm, heading } from '../support/sign-in-form';
import { signingDocument, signingPath } from '../support/signing';
import { expect, test } from '../support/test';

const provider = 'https://podpisy.banka.example/login';
const expired = (page: Page) => page.getByText('Přihlášení vypršelo.');
const signInLink = (page: Page) => page.getByRole('link', { name: 'Přihlásit se' });

/** One call is refused as long as the returned function is not called; the session itself lives. */
async function refuse(page: Page, address: string, body: Record<string, string>) {
  await page.route(address, (route) => route.fulfill({ status: 401, json: body }));
  return () => page.unroute(address);
}

const simple = { authenticationScheme: 'simple', redirectUri: '/simple-login.html' };

function documentsOf(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test('a call that keeps refusing while the session lives leads to sign-in, not round in a circle', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const documents = documentsOf(page);
  const accept = await refuse(page, '**/api/v1/case/search', simple);

  await test.step('from the dashboard', async () => {
    // Without a query the first answer would come with the document.
    await page.goto('/dashboard?filter=management');
    await expect(expired(page)).toBeVisible();
    await expect(signInLink(page)).toHaveAttribute(
      'href',
      '/simple-login.html?redirect=%2Fdashboard%3Ffilter%3Dmanagement',
    );
    expect(documents()).toBe(2);
  });
  await test.step('signing in again meets the same refusal once', async () => {
    await signInLink(page).click();
    await fillSignInForm(page, 'advisor');
    await expect(expired(page)).toBeVisible();
    expect(documents()).toBe(5);
  });
  await test.step('and leads back once nothing refuses any more', async () => {
    await accept();
    await signInLink(page).click();
    await fillSignInForm(page, 'advisor');
    await expect(heading(page, 'Přehled případů')).toBeVisible();
    expect(documents()).toBe(7);
  });
});

test('a service with sign-in of its own leads to its login, with the way back', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  const body = { authenticationScheme: 'oidc', redirectUri: provider };
  await refuse(page, '**/GetSignaturesAndAvailableMethods*', body);
  const documents = documentsOf(page);
  const path = signingPath(signingDocument.bothWays);
  await page.goto(path);
  await expect(expired(page)).toBeVisible();
  await expect(signInLink(page)).toHaveAttribute(
    'href',
    `${provider}?${new URLSearchParams({ redirect: path })}`,
  );
  expect(documents()).toBe(2);
});

test('what was typed is there after a refused call and another sign-in', async ({
  page,
  signInAs,
}) => {
  await signInAs('advisor');
  await page.goto('/case-identification');
  await page.getByRole('link', { name: 'Klient', exact: true }).click();
  await page.getByLabel('Příjmení').fill('Dvořáčková');
  await page.getByLabel('Jméno', { exact: true }).fill('Božena');
  const accept = await refuse(page, '**/api/v1/case/identify', simple);
  await page.getByRole('button', { name: 'Vyhledat' }).click();
  await expect(expired(page)).toBeVisible();
  await accept();
  await signInLink(page).click();
  await fillSignInForm(page, 'advisor');
  await expect(page.getByLabel('Příjmení')).toHaveValue('Dvořáčková');
});
