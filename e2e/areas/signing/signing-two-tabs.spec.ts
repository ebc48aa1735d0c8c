import {
  chooseMethod,
  prepareDocument,
  signedBy,
  signer,
  signingPath,
  signOnPad,
} from '../../support/signing';
import { expect, test } from '../../support/test';

test('both of two tabs press Sign: one signature, and the other tab tells the state', async ({
  context,
  page,
  api,
  signInAs,
}) => {
  await signInAs('advisor');
  const document = await prepareDocument(api);
  const { client } = document;
  const tabs = [page, await context.newPage()];
  const addresses: unknown[] = [];
  for (const tab of tabs) {
    // Read before the page has it, which leaves by it.
    await tab.route(/SignaturesService\/Sign\b/, async (route) => {
      const answer = await route.fetch();
      const { NavigateUrl } = await answer.json();
      if (NavigateUrl) addresses.push(NavigateUrl);
      await route.fulfill({ response: answer });
    });
    await tab.goto(signingPath(document.documentOnSAId));
    await chooseMethod(tab, client, 'Biometrický podpis');
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: `Podepsat: ${client}` }).click()),
  );
  const atDevice = () => tabs.filter((tab) => tab.url().includes('/signature-service/pad/'));
  await expect.poll(() => atDevice().length).toBe(1);
  const [device] = atDevice();
  const other = tabs.find((tab) => tab !== device)!;

  await test.step('the other tab says that it has begun', async () => {
    await expect(other.getByText('Podpis už byl zahájen.')).toBeVisible();
    await expect(signer(other, client)).toContainText('Probíhá');
    await expect(other.getByRole('alertdialog')).toBeHidden();
  });
  await test.step('the attempt that has begun is the one that is signed', async () => {
    await signOnPad(device!, client);
    await expect(signer(device!, client)).toContainText('Podepsáno');
    expect(addresses).toHaveLength(1);
    expect(await signedBy(api, document)).toEqual([client]);
  });
  await test.step('and the other tab tells it', async () => {
    await expect(signer(other, client)).toContainText('Podepsáno');
    await expect(other.getByRole('button', { name: `Podepsat: ${client}` })).toBeHidden();
  });
});
