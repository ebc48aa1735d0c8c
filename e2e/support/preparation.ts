import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import { maritalStatus } from '@advisor/contracts/codebooks/customer';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { householdCalls } from '@advisor/contracts/household/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { expect, type Page } from '@playwright/test';
import type { Api } from './api';
import { registeredClient } from './cases';
import type { Application } from './loan-hub';
import { saveOffer } from './modelation';
import { heading } from './sign-in-form';
import { drawSignature } from './signing';

/** Checks every paper that the bank must have. */
export async function checkPapers(api: Api, params: Application): Promise<void> {
  const { items } = await api.call(checklistCalls.get, { params });
  for (const { checklistItemId, version } of items.filter(({ isMandatory }) => isMandatory)) {
    await api.call(checklistCalls.updateItem, {
      params,
      body: { checklistItemId, version, state: 'checked' },
    });
  }
}

/**
 * An application of one identified client; what is left to do is the income, the assessment, the
 * papers, the signature and the sending.
 */
export async function identifiedApplication(
  api: Api,
  loanAmount: number,
): Promise<Application & { customerOnSAId: number }> {
  const { firstName, lastName } = await registeredClient(api);
  const { customers } = await api.call(customerCalls.search, { body: { firstName, lastName } });
  const { identity } = customers[0]!;
  const offerId = await saveOffer(api, { loanAmount, collateralAmount: loanAmount * 2 });
  const application = await api.call(offerCalls.createCase, {
    params: { offerId },
    body: { customer: { kind: 'identified', identity } },
  });
  const params = { salesArrangementId: application.salesArrangementId };
  const { households } = await api.call(householdCalls.list, { params });
  const { customerOnSAId, version, dateOfBirth } = households[0]!.customers[0]!;
  await api.call(householdCalls.updateCustomer, {
    params: { customerOnSAId },
    body: {
      firstName,
      lastName,
      dateOfBirth,
      version,
      maritalStatusId: maritalStatus.unmarried.code,
    },
  });
  await agreeOnAccount(api, application, customerOnSAId);
  return { ...application, customerOnSAId };
}

/** Says from which account the loan is repaid, and who acts. */
export async function agreeOnAccount(
  api: Api,
  { salesArrangementId }: Application,
  agentCustomerOnSAId: number,
): Promise<void> {
  const params = { salesArrangementId };
  const agreed = await api.call(salesArrangementCalls.parameters, { params });
  await api.call(salesArrangementCalls.updateParameters, {
    params,
    body: {
      version: agreed.version,
      parameters: {
        ...agreed.parameters,
        salesArrangementTypeId: salesArrangementType.loanApplication.code,
        agentCustomerOnSAId,
        repaymentAccount: { prefix: '19', number: '2000145399', bankCode: '0800' },
      },
    },
  });
}

/** From the documents of an application: prepares it for signing, and everybody signs on the device. */
export async function signApplication(page: Page, signers: number): Promise<void> {
  await page.getByRole('button', { name: 'Nový dokument k podpisu' }).click();
  await page.getByRole('radio', { name: 'Žádost o úvěr' }).check();
  await page.getByRole('button', { name: 'Vytvořit dokument' }).click();
  await expect(heading(page, 'Žádost o úvěr')).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Podepsat: / });
  await expect(buttons).toHaveCount(signers);
  for (let left = signers - 1; left >= 0; left -= 1) {
    await buttons.first().click();
    await page.waitForURL(/\/signature-service\/pad\//);
    await page.getByText(/Konec dokumentu/).scrollIntoViewIfNeeded();
    await drawSignature(page);
    await page.getByRole('button', { name: 'Podepsat', exact: true }).click();
    await page.waitForURL(/\/documents-signing\//);
    await expect(buttons).toHaveCount(left);
  }
}
