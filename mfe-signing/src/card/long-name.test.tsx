import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { screen, within } from '@testing-library/react';
import { renderCard } from '../testing/render-card';
import {
  expired,
  fieldDefinition,
  member,
  paper,
  running,
  signatures,
} from '../testing/signature-fixtures';

const name = 'Maxmilián '.repeat(20).trim();
const server = mockServer();
let now: Signatures;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
  );
});

it('stands whole in the row, the names of its controls and the form', async () => {
  now = signatures([member({ InfoText1: name })]);
  server.use(
    handle(signatureCalls.clientDataFields, {
      Result: { Code: 0 },
      Fields: [fieldDefinition()],
      Form: { Title: 'Údaje klienta' },
    }),
  );
  const { user } = await renderCard();
  expect(await screen.findByRole('rowheader', { name })).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: `Typ podpisu: ${name}` }),
    paper.Name,
  );
  await user.click(screen.getByRole('button', { name: `Podepsat: ${name}` }));
  await screen.findByRole('heading', { name: 'Údaje klienta' });
  expect(screen.getByText(`Údaje pro podpis: ${name}`)).toBeVisible();
});

it('stands whole in the question before it is cancelled', async () => {
  now = signatures([running({ InfoText1: name })]);
  const { user } = await renderCard();
  await user.click(await screen.findByRole('button', { name: `Další akce: ${name}` }));
  const menu = await screen.findByRole('menu', { name: `Další akce: ${name}` });
  await user.click(within(menu).getByRole('menuitem', { name: 'Zrušit podpis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
  expect(dialog).toHaveTextContent(`Rozpracovaný podpis osoby ${name} se zruší.`);
});

it('goes with a long reason of the failure', async () => {
  const reason = `Podpis osoby ${name} se nezdařil`;
  now = signatures([expired({ InfoText1: name, LastErrorMessage: reason })]);
  server.use(handle(signatureCalls.retry, { Result: { Code: 7, Message: reason } }));
  const { user } = await renderCard();
  expect(await screen.findByText(reason)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Opakovat podpis: ${name}` }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(reason);
});
