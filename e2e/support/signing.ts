import { expect, type Page } from '@playwright/test';
import type { Api } from './api';

/** Documents of the seed that show one thing each; the back end's README lists them. */
export const signingDocument = {
  digitalOnly: 900_034,
  bothWays: 900_035,
  everyField: 900_037,
  threeGroups: 900_039,
  signedByOne: 900_041,
  inProgress: 900_042,
  failed: 900_044,
  waitingForScan: 900_062,
  fortySigners: 900_031,
  fromTask: 900_067,
} as const;

export const signingPath = (documentOnSAId: number, { digital = false } = {}) =>
  `/mortgage/documents-signing${digital ? '/digital' : ''}/${documentOnSAId}`;

/** The case that the seed's signing documents belong to. */
export const signingCase = async (api: Api): Promise<number> =>
  (
    await api.call('documentOnSA.get', {
      params: { documentOnSAId: signingDocument.bothWays },
    })
  ).caseId;

/** A signer's row of the card. */
export const signer = (page: Page, name: string) => page.getByRole('row', { name });

/** Chooses how somebody signs. */
export const chooseMethod = (page: Page, name: string, method: string) =>
  page.getByRole('combobox', { name: `Typ podpisu: ${name}` }).selectOption({ label: method });

/** On the signing device's page: signs as somebody does who cannot draw. */
export async function signOnPad(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
  await page.getByRole('textbox', { name: /Nemůžete kreslit/ }).fill(name);
  await page.getByRole('button', { name: 'Podepsat' }).click();
}
