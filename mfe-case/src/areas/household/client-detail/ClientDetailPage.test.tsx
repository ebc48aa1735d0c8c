import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../../testing/open-screen';
import {
  clientAnswer as answer,
  clientDetailServer,
  openClientDetail,
  permanentAddress as permanent,
} from '../testing/client-detail';

const server = clientDetailServer();
const open = () => openClientDetail(server);
const save = { name: /Uložit/ };

it('saves a half of what a client is', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByLabelText('Rodné číslo'), '8854043451');
  await user.type(screen.getByLabelText('Mobilní telefon'), '601123456');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({
    version: 3,
    detail: {
      ...answer().detail,
      birthNumber: '8854043451',
      // By the birth number.
      genderId: 2,
      contacts: [{ contactTypeId: 1, value: '+420601123456', isPrimary: true }],
    },
  });
});

it('fills in an address that is found in the register', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByLabelText('Trvalý pobyt: Vyhledat'), 'krátká 5');
  await user.click(await screen.findByText('Krátká 5, 602 00 Brno'));
  await waitFor(() => expect(screen.getByLabelText('Trvalý pobyt: Obec')).toHaveValue('Brno'));
  await user.click(screen.getByRole('button', save));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      version: 3,
      detail: expect.objectContaining({
        addresses: [expect.objectContaining({ addressPointId: '7', street: 'Krátká' })],
      }),
    }),
  );
});

it('keeps an address that nobody uses folded until it is added', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText('Kontaktní adresa: Ulice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Přidat: Kontaktní adresa' }));
  await waitFor(() => expect(screen.getByLabelText('Kontaktní adresa: Ulice')).toHaveFocus());
});

it('what is changed by hand is no longer of the register', async () => {
  server.use(
    handle(clientDetailCalls.get, answer({ addresses: [{ ...permanent, addressPointId: '7' }] })),
  );
  const { user, sent } = await open();
  await user.type(screen.getByLabelText('Trvalý pobyt: Ulice'), ' nová');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [address] = sent.mock.lastCall?.[0].detail.addresses ?? [];
  expect(address).toEqual({ ...permanent, street: 'Dlouhá nová', postcode: '110 00' });
});

it.each([
  ['is down', 503, 90904, /Registr adres neodpovídá/],
  ['no longer knows it (90080)', 400, 90080, /v registru adres už není/],
])('says at the search that the register %s', async (_name, status, errorCode, message) => {
  server.use(handle(customerCalls.addressDetail, failure(status, { errorCode })));
  const { user } = await open();
  await user.type(screen.getByLabelText('Trvalý pobyt: Vyhledat'), 'krátká 5');
  await user.click(await screen.findByText('Krátká 5, 602 00 Brno'));
  expect(await screen.findByText(message)).toBeVisible();
});

it('says that a slow register is being asked, and takes over half an address', async () => {
  const { promise, resolve } = withResolvers();
  server.use(
    handle(customerCalls.addressDetail, async () => {
      await promise;
      return { city: 'Lhota', postcode: '67971', countryId: 16 };
    }),
  );
  const { user } = await open();
  await user.type(screen.getByLabelText('Trvalý pobyt: Vyhledat'), 'krátká 5');
  await user.click(await screen.findByText('Krátká 5, 602 00 Brno'));
  expect(await screen.findByText('Hledáme v registru adres…')).toBeVisible();
  resolve();
  await waitFor(() => expect(screen.getByLabelText('Trvalý pobyt: Obec')).toHaveValue('Lhota'));
  expect(screen.getByLabelText('Trvalý pobyt: Ulice')).toHaveValue('');
  expect(screen.queryByText('Hledáme v registru adres…')).not.toBeInTheDocument();
});

it('warns of a contact address that is not confirmed, and refuses one that is the permanent', async () => {
  server.use(
    handle(
      clientDetailCalls.get,
      answer({ addresses: [permanent, { ...permanent, addressTypeId: 2 }] }),
    ),
  );
  const { user, sent } = await open();
  expect(screen.getByText('Kontaktní adresa není potvrzená')).toBeVisible();
  await user.click(screen.getByRole('button', save));
  expect((await screen.findAllByText(/Nepovolená kombinace adres/)).length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['Rodné číslo', '8854043452', 'Zadejte platné rodné číslo'],
  ['Mobilní telefon', '224123456', 'Zadejte platné číslo mobilního telefonu'],
  ['E-mail', 'anna@posta', 'Zadejte platnou e-mailovou adresu'],
])('refuses as %s what is wrong: %s', async (label, text, message) => {
  const { user, sent } = await open();
  await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it('shows differences from the register side by side and takes over what is asked for', async () => {
  server.use(
    handle(clientDetailCalls.get, answer({}, { identity: { id: 100_001, scheme: 2 } })),
    handle(customerCalls.get, {
      identity: { id: 100_001, scheme: 2 },
      naturalPerson: { firstName: 'Anna', lastName: 'Dvořáková', dateOfBirth: '1988-04-04' },
      addresses: [permanent],
      contacts: [],
    }),
  );
  const { user, sent } = await open();
  const differences = within(
    await screen.findByRole('region', { name: 'Rozdíly proti registru klientů' }),
  );
  expect(differences.getByText('Dvořáková')).toBeVisible();
  expect(screen.getByLabelText(/^Příjmení/)).toHaveValue('Nováková');
  await user.click(differences.getByRole('button', { name: 'Převzít z registru: Příjmení' }));
  expect(screen.getByLabelText(/^Příjmení/)).toHaveValue('Dvořáková');
  expect(screen.queryByText('Nováková')).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it('says what the bank thinks of a document', async () => {
  server.use(
    handle(
      clientDetailCalls.get,
      answer({
        identificationDocument: {
          identificationDocumentTypeId: 1,
          number: '990000001',
          issuingCountryId: 16,
        },
      }),
    ),
    handle(customerCalls.validateIdentificationDocument, {
      isValid: false,
      messages: [{ field: 'number', message: 'Doklad je odcizený.' }],
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ověřit doklad' }));
  expect(await screen.findByText('Doklad je odcizený.')).toBeVisible();
  // The next one has not been asked about yet.
  await user.type(screen.getByLabelText('Číslo dokladu'), '2');
  expect(screen.queryByText('Doklad je odcizený.')).not.toBeInTheDocument();
});

it('is only read once the application was sent', async () => {
  server.use(
    handle(clientDetailCalls.get, answer({}, { lock: 'Žádost je odeslaná ke schválení.' })),
  );
  await openScreen('/mortgage/client-detail/11?caseId=1000001');
  expect(await screen.findByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(screen.getByText('Nováková')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', save)).not.toBeInTheDocument();
});
