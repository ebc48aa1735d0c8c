import { taskType } from '@advisor/contracts/codebooks/task';
import { taskCalls } from '@advisor/contracts/tasks/calls';
import { card } from '../../support/loan-hub';
import { begins, hubModelation, model, ownApplication, result } from '../../support/modelation';
import { expect, test } from '../../support/test';

const discount = 0.2;

test('a specialist approves a price exception and takes the case over', async ({
  page,
  api,
  signInAs,
  colleague,
}) => {
  test.slow();
  await signInAs('advisor');
  const application = await ownApplication(api, 'Vyjednávalová');
  const { caseId, salesArrangementId } = application;
  const message = 'Klientka má nabídku jiné banky.';
  const params = { caseId };
  await api.call(taskCalls.create, {
    params,
    body: {
      taskTypeId: taskType.priceException.code,
      priceException: { interestRateDiscount: discount, fees: [] },
      message,
    },
  });
  await api.call(taskCalls.create, {
    params,
    body: { taskTypeId: taskType.specialist.code, message: 'Prosím o dokončení.' },
  });
  await page.goto(hubModelation(application));
  await begins(page);
  const { result: listed } = await model(page, 2_950_000);

  await test.step('the specialist sees who asks for what, and approves it', async () => {
    const { page: specialist } = await colleague('specialist');
    await specialist.goto(
      `/mortgage/hub?caseId=${caseId}&salesArrangementId=${salesArrangementId}`,
    );
    await specialist.getByRole('button', { name: 'Cenová výjimka' }).click();
    const drawer = specialist.getByRole('dialog', { name: 'Cenová výjimka', exact: true });
    await expect(drawer).toContainText(message);
    await expect(drawer).toContainText('Jana Nováková');
    await drawer.getByRole('button', { name: 'Schválit' }).click();
    const question = specialist.getByRole('dialog', { name: 'Schválit cenovou výjimku?' });
    await question.getByRole('button', { name: 'Schválit' }).dblclick();
    await expect(drawer).toBeHidden();
    await expect(card(specialist, 'Cenová výjimka')).toContainText('Schváleno');
    await specialist.getByRole('button', { name: 'Předání specialistovi' }).click();
    await specialist.getByRole('dialog').getByRole('button', { name: 'Převzít' }).click();
    await expect(card(specialist, 'Předání specialistovi')).toContainText('Nepředáno');
  });
  await test.step('from then on the advisor models with it', async () => {
    const { result: discounted } = await model(page, 2_940_000);
    expect(discounted!.interestRate).toBeCloseTo(listed!.interestRate - discount, 5);
    await expect(result(page)).toContainText(
      `${discounted!.interestRate.toFixed(2).replace('.', ',')} %`,
    );
    await page.getByRole('button', { name: 'Uložit a převzít do žádosti' }).click();
    await expect(page.getByText(/je převzata do žádosti/)).toBeVisible();
  });
});
