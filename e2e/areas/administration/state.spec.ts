import { adminCalls } from '@advisor/contracts/admin/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { preparedApplication } from '../../support/loan-hub';
import { Server } from '../../support/server';
import { expect, test } from '../../support/test';

// A server of its own, which is stopped.
test.use({ serverEnv: { ASSESSMENT_SECONDS: '0' } });

test('a job that has died of a neighbour is told, seen, queued again, and gone', async ({
  page,
  signInAs,
  api,
  colleague,
  server,
}) => {
  test.slow();
  const { page: admin, api: adminApi } = await colleague('admin');
  const job = 'obligations.refresh';
  const jobs = admin.getByRole('region', { name: 'Úlohy na pozadí' });
  await server.stop();
  const faulty = new Server({
    port: Number(new URL(server.url).port),
    data: server.data,
    product: server.product,
    env: { NEIGHBOUR_FAULTS: 'credit-bureau:down' },
  });
  await faulty.start();
  try {
    await test.step('the credit bureau is down, and a job that asks it fails for good', async () => {
      await signInAs('advisor');
      const { salesArrangementId } = await preparedApplication(api);
      await api.call(salesArrangementCalls.refreshClientExposure, {
        params: { salesArrangementId },
      });
      // Three attempts, the last one half a minute later.
      await expect
        .poll(async () => (await adminApi.call(adminCalls.stateJobs)).counts.dead, {
          timeout: 60_000,
        })
        .toBe(1);
    });
    await test.step('the administrator is told, and led to it', async () => {
      await admin.goto('/settings/sessions');
      await admin.getByRole('button', { name: /^Zprávy/ }).click();
      await expect(admin.getByText(`Úloha na pozadí selhala: ${job}`)).toBeVisible();
      const told = admin.getByRole('listitem').filter({ hasText: job });
      await told.getByRole('link', { name: 'Stav aplikace' }).click();
      await expect(jobs.getByRole('row').filter({ hasText: job })).toContainText(
        'credit-bureau obligations: failed',
      );
      const bureau = admin.getByRole('row').filter({ hasText: 'Úvěrové registry' });
      await expect(bureau).toContainText('Neodpovídá');
    });
  } finally {
    await faulty.stop();
    await server.start();
  }
  await test.step('the bureau answers again: the job is queued anew, is done, and is gone', async () => {
    await admin.goto('/settings/state');
    await jobs.getByRole('button', { name: new RegExp(`^Spustit znovu: ${job}`) }).click();
    const question = admin.getByRole('dialog', { name: `Spustit znovu úlohu ${job}?` });
    await question.getByRole('button', { name: 'Spustit znovu' }).click();
    await expect(question).toBeHidden();
    await expect(jobs).not.toContainText(job);
    await expect(admin.getByRole('row').filter({ hasText: 'Úvěrové registry' })).toContainText(
      'Odpovídá',
    );
  });
  await test.step('an advisor sees nothing of it', async () => {
    await page.goto('/settings/state');
    await expect(page.getByRole('region', { name: 'Úlohy na pozadí' })).toBeHidden();
  });
});
