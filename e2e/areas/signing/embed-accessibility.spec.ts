import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { events, externalId, signersIn, signing, test } from '../../support/embedding';
import { signer, signingDocument, startOnPad } from '../../support/signing';
import { expect } from '../../support/test';

const karel = 'Karel Dvořáček';

interface FrameState {
  document: number;
  /** Page of the parent that shows it. */
  parent?: string;
  parameters?: Record<string, string>;
  /** Resolves when the frame shows it. */
  shown: (page: Page) => Promise<void>;
}

const withRow = (state: string) => (page: Page) =>
  expect(signer(signing(page), karel)).toContainText(state);
const withAlert = (text: string) => (page: Page) =>
  expect(signing(page).getByRole('alert')).toContainText(text);

const states: Readonly<Record<string, FrameState>> = {
  'nothing started': {
    document: signingDocument.threeGroups,
    shown: (page) => expect(signersIn(page)).toHaveCount(9),
  },
  'signed by one': { document: signingDocument.signedByOne, shown: withRow('Podepsáno') },
  'under way': { document: signingDocument.groupNotCancellable, shown: withRow('Probíhá') },
  expired: { document: signingDocument.expired, shown: withRow('Chyba') },
  failed: { document: signingDocument.failed, shown: withRow('Chyba') },
  'forty signers': {
    document: signingDocument.fortySigners,
    shown: (page) => expect(signersIn(page)).toHaveCount(40),
  },
  'a long name': {
    document: signingDocument.longName,
    shown: (page) => expect(signersIn(page)).not.toHaveCount(0),
  },
  'no access to sign': { document: signingDocument.noAccessToSign, shown: withRow('Nezahájeno') },
  'unknown state': {
    document: signingDocument.unknownState,
    shown: (page) => expect(signing(page).getByRole('heading').first()).toBeVisible(),
  },
  signed: {
    document: signingDocument.signedBiometrically,
    shown: (page) => expect(signing(page).getByText('Podepsáno').first()).toBeVisible(),
  },
  cancelled: {
    document: signingDocument.cancelled,
    shown: (page) => expect(signing(page).getByRole('alertdialog')).toContainText('vyřazen'),
  },
  'digital, under way': {
    document: signingDocument.digitalStarted,
    parameters: { process: 'MSC' },
    shown: withRow('Probíhá'),
  },
  'message for the user': {
    document: signingDocument.message,
    shown: (page) => expect(signing(page).getByText('Doklad klienta není platný.')).toBeVisible(),
  },
  'client-data form': {
    document: signingDocument.everyField,
    shown: async (page) => {
      const frame = signing(page);
      await frame.getByRole('button', { name: `Podepsat: ${karel}` }).click();
      await expect(frame.getByRole('heading', { name: 'Údaje klienta' })).toBeVisible();
    },
  },
  'failure of Sign': {
    document: signingDocument.signRefused,
    shown: async (page) => {
      await startOnPad(signing(page), karel);
      await expect(signing(page).getByRole('alertdialog')).toBeVisible();
    },
  },
  'failure of the reading': {
    document: signingDocument.readRefused,
    shown: (page) => expect(signing(page).getByRole('alertdialog')).toBeVisible(),
  },
  'signing device': {
    document: signingDocument.bothWays,
    shown: async (page) => {
      const frame = signing(page);
      await startOnPad(frame, 'Ivana Dvořáčková');
      await expect(frame.getByRole('heading', { name: 'Podpis dokumentu' })).toBeVisible();
    },
  },
  'no common version': {
    document: signingDocument.threeGroups,
    parent: 'newer',
    parameters: { min: '2' },
    shown: withAlert('verzi rozhraní'),
  },
};

for (const [name, { document, parent = 'portal', parameters, shown }] of Object.entries(states)) {
  test(`${name}: accessible`, async ({ allowed, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(allowed.page(parent, externalId(document), parameters));
    await shown(page);
    await expectAccessible(page);
  });
}

test('without a session: accessible', async ({ allowed, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/signing-code?*', (route) =>
    route.fulfill({ json: { code: 'a-code-that-nobody-has-given' } }),
  );
  await page.goto(allowed.page('portal', externalId(signingDocument.threeGroups)));
  await expect(signing(page).getByRole('alert')).toContainText('otevřete dokument');
  await expect(events(page)).toContainText('LoadError {"code":"codeRefused"}');
  await expectAccessible(page);
});
