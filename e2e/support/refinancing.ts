import { productType } from '@advisor/contracts/codebooks';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { testCalls } from '@advisor/contracts/test/calls';
import { expect, type Page } from '@playwright/test';
import type { Api } from './api';
import { ownCases } from './cases';
import { drawSignature } from './signing';

/**
 * A mortgage of the user that anything of refinancing can begin on and nothing has, the one whose
 * fixation ends first.
 */
export async function untouchedMortgage(api: Api): Promise<{ caseId: number; fixedTo: string }> {
  const found: { caseId: number; fixedTo: string }[] = [];
  for (const { caseId, productTypeId } of await ownCases(api)) {
    if (productTypeId !== productType.mortgage.code) continue;
    const params = { params: { caseId } };
    const { current, processes, refusals } = await api.call(refinancingCalls.parameters, params);
    const fixedTo = current.fixedRateValidTo;
    if (fixedTo !== undefined && processes.length === 0 && refusals?.length === 0)
      found.push({ caseId, fixedTo });
  }
  const [first] = found.toSorted((one, other) => (one.fixedTo < other.fixedTo ? -1 : 1));
  if (first === undefined) throw new Error('The seed has no mortgage for refinancing');
  return first;
}

/** The server's clock at the morning of a day, with all that its nights have done till then. */
export const liveUntil = (api: Api, day: string) =>
  api.call(testCalls.moveClock, { body: { now: `${day}T09:00:00+01:00` } });

/** From a process: its document is made for the branch, and everybody signs it on the device. */
export async function makeAndSign(page: Page): Promise<void> {
  const process = page.url();
  await page.getByText('Na pobočku', { exact: true }).click();
  await page.getByRole('button', { name: 'Připravit dokument' }).click();
  await page.getByRole('button', { name: 'Přejít k podpisu' }).click();
  const buttons = page.getByRole('button', { name: /^Podepsat: / });
  await expect(buttons.first()).toBeVisible();
  for (let left = (await buttons.count()) - 1; left >= 0; left -= 1) {
    await buttons.first().click();
    await page.waitForURL(/\/signature-service\/pad\//);
    await page.getByText(/Konec dokumentu/).scrollIntoViewIfNeeded();
    await drawSignature(page);
    await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
    await page.waitForURL(/\/documents-signing\//);
    await expect(buttons).toHaveCount(left);
  }
  await page.goto(process);
  await expect(page.getByText('Dokument je podepsaný')).toBeVisible();
}
