import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { clientAnswer, clientDetailServer, openClientDetail } from '../../testing/client-detail';

const server = clientDetailServer();
const open = () => openClientDetail(server);
const phone = () => screen.getByLabelText('Mobilní telefon');
const save = { name: /Uložit/ };

it('asks the bank for a phone when its field is left, and shows it as it will be stored', async () => {
  const { user } = await open();
  await user.type(phone(), '601123456');
  expect(screen.queryByText(/klient zatím nepotvrdil/)).not.toBeInTheDocument();
  await user.tab();
  await waitFor(() => expect(phone()).toHaveValue('+420 601 123 456'));
  expect(phone()).toHaveAccessibleDescription('Ověřeno, klient zatím nepotvrdil');
  await user.click(screen.getByLabelText('Klient telefon potvrdil'));
  expect(phone()).toHaveAccessibleDescription('Ověřeno, klient potvrdil');
});

it('forgets that the client confirmed a phone that is typed anew', async () => {
  server.use(
    handle(
      clientDetailCalls.get,
      clientAnswer({
        contacts: [
          { contactTypeId: 1, value: '+420601123456', isPrimary: true, isConfirmed: true },
        ],
      }),
    ),
  );
  const { user } = await open();
  expect(screen.getByLabelText('Klient telefon potvrdil')).toBeChecked();
  await user.type(phone(), '{Backspace}7');
  expect(screen.getByLabelText('Klient telefon potvrdil')).not.toBeChecked();
});

it('says at the field what the bank has against a contact', async () => {
  server.use(
    handle(customerCalls.validateContact, {
      isValid: false,
      messages: [{ field: 'value', message: 'Taková schránka není.' }],
    }),
  );
  const { user } = await open();
  const email = screen.getByLabelText('E-mail');
  await user.type(email, 'anna@posta.example');
  await user.tab();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Taková schránka není.'));
  expect(email).toBeInvalid();
});

it.each([
  ['down', () => failure(503)],
  ['unreachable', networkFailure],
])('a check of contacts that is %s keeps nobody from saving', async (_name, answer) => {
  server.use(handle(customerCalls.validateContact, answer));
  const { user, sent } = await open();
  await user.type(phone(), '601123456');
  await user.tab();
  await waitFor(() =>
    expect(phone()).toHaveAccessibleDescription('Kontakt teď nelze ověřit, uložit ho můžete.'),
  );
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

const postcode = () => screen.getByLabelText('Trvalý pobyt: PSČ');
const town = () => screen.getByLabelText('Trvalý pobyt: Obec');

it('suggests the towns of a postcode', async () => {
  server.use(handle(codebookCalls.postcode, [{ city: 'Lednice' }, { city: 'Nejdek' }]));
  const { user } = await open();
  await user.type(postcode(), '69144');
  await user.click(await screen.findByRole('button', { name: 'Nejdek' }));
  expect(town()).toHaveValue('Nejdek');
  expect(town()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Lednice' })).not.toBeInTheDocument();
});

it.each([
  ['does not know the postcode', () => [], /Takové PSČ v registru adres není/],
  ['is down', () => failure(503), /Registr adres neodpovídá, obec vyplňte ručně/],
])('a register that %s is no obstacle', async (_name, answer, message) => {
  server.use(handle(codebookCalls.postcode, answer));
  const { user, sent } = await open();
  await user.type(town(), 'Horní Dolní');
  await user.type(postcode(), '69144');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});
