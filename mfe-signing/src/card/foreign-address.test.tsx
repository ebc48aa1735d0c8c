import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  biometric,
  digital,
  member,
  running,
  signatures,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
let now: Signatures;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

const delegated = (address: string) =>
  signatures(
    [
      running({
        AvailableSigningProcesses: [digital({ CanBeSigned: false, CanBeCancelled: true })],
      }),
    ],
    { Process: 'MSC', ProcessDelegateRedirectUrl: address },
  );
const refusal = 'Adresa pro podepsání není platná. Kontaktujte helpdesk.';

it.each(['https://other.example/delegated/1', 'http://pad.example/1', 'javascript:alert(1)'])(
  'opens no window at %s, which is not listed',
  async (address) => {
    now = delegated(address);
    const open = jest.spyOn(window, 'open');
    const { user, calls } = await renderCard();
    await user.click(await screen.findByRole('button', { name: 'Podepsat' }));
    expect(await screen.findByRole('alertdialog', { name: 'Nastala chyba' })).toHaveTextContent(
      refusal,
    );
    expect(open).not.toHaveBeenCalled();
    expect(calls).not.toContain('popupBlocked');
  },
);

it('does not follow a device’s address that is not listed', async () => {
  now = signatures([
    member({ AvailableSigningProcesses: [standard({ AvailableSigningMethods: [biometric] })] }),
  ]);
  server.use(
    handle(signatureCalls.sign, {
      Result: { Code: 0 },
      NavigateUrl: 'https://other.example/pad/1',
    }),
  );
  const { user, names } = await renderCard();
  await user.click(await screen.findByRole('button', { name: /^Podepsat/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Nastala chyba' })).toHaveTextContent(
    refusal,
  );
  expect(names()).not.toContain('navigate');
});
