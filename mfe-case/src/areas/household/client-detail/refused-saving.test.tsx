import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { mergeRecord } from '@advisor/forms/record/merge';
import { failure, handle } from '@advisor/testing/handlers';
import { screen, within } from '@testing-library/react';
import { clientAnswer, clientDetailServer, openClientDetail } from '../testing/client-detail';
import type { ClientDetail } from './client-detail.queries';
import { mergeRules, toValues } from './client-detail.schema';

const server = clientDetailServer();
const save = { name: /Uložit/ };

/** Somebody else has saved this meanwhile. */
const savedMeanwhile = (change: Partial<ClientDetail>) =>
  server.use(
    handle(clientDetailCalls.update, failure(409)),
    handle(clientDetailCalls.get, clientAnswer(change, { version: 5 })),
  );

it('takes over what another advisor saved and keeps what was typed', async () => {
  const { user } = await openClientDetail(server);
  await user.type(screen.getByLabelText('Místo narození'), 'Kolín');
  await user.type(screen.getByLabelText('E-mail'), 'anna@posta.example');
  savedMeanwhile({
    lastName: 'Dvořáková',
    maritalStatusId: 2,
    isPoliticallyExposed: false,
    contacts: [{ contactTypeId: 2, value: 'jina@posta.example', isPrimary: true }],
    identificationDocument: {
      identificationDocumentTypeId: 1,
      issuingCountryId: 16,
      number: '123456789',
      validTo: '2030-01-31',
    },
  });
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText(/E-mail: nově uloženo jina@posta.example/)).toBeVisible();
  const shown = screen.getAllByText(/nově uloženo/).map(({ textContent }) => textContent);
  expect(shown).toEqual([
    expect.stringMatching(/^Příjmení: nově uloženo Dvořáková/),
    expect.stringMatching(/^Rodinný stav: nově uloženo Ženatý/),
    expect.stringMatching(/^Druh dokladu: nově uloženo Občanský průkaz/),
    expect.stringMatching(/^Vydávající země: nově uloženo Česko/),
    expect.stringMatching(/^Číslo dokladu: nově uloženo 123456789/),
    expect.stringMatching(/^Platí do: nově uloženo 31\.\s1\.\s2030/),
    expect.stringMatching(/^E-mail: nově uloženo jina@posta\.example/),
    expect.stringMatching(/^Politicky exponovaná osoba: nově uloženo Ne/),
  ]);
  expect(screen.getByLabelText('Místo narození')).toHaveValue('Kolín');
  expect(screen.getByLabelText('E-mail')).toHaveValue('anna@posta.example');
  expect(screen.getByLabelText(/^Příjmení/)).toHaveValue('Dvořáková');
  expect(screen.getByLabelText('Číslo dokladu')).toHaveValue('123456789');
});

const address = { addressTypeId: 1, city: 'Brno', postcode: '60200', countryId: 16 } as const;
const values = (change: Partial<ClientDetail>) => toValues(clientAnswer(change).detail);
const phone = (value: string, isConfirmed: boolean): Partial<ClientDetail> => ({
  contacts: [{ contactTypeId: 1, value, isPrimary: true, isConfirmed }],
});

it.each([
  [
    'an address',
    { addresses: [address] },
    { addresses: [{ ...address, street: 'Naše' }] },
    { addresses: [{ ...address, city: 'Zlín', street: 'Jejich' }] },
  ],
  [
    'a contact with its confirmation',
    {},
    phone('+420601123456', false),
    phone('+420777123456', true),
  ],
])('never mixes %s of one with that of another', (_name, base, ours, theirs) => {
  const merged = mergeRecord(values(base), values(ours), values(theirs), mergeRules);
  expect(merged).toEqual(values(ours));
});

it.each([
  ['detail.contacts.0.value', 'E-mail'],
  ['detail.addresses.0.postcode', 'Trvalý pobyt: PSČ'],
  ['detail.addresses.0.addressPointId', 'Trvalý pobyt: Vyhledat'],
  ['detail.placeOfBirth', 'Místo narození'],
])('shows what the server refuses of %s at %s', async (field, label) => {
  server.use(
    handle(
      clientDetailCalls.get,
      clientAnswer({
        addresses: [{ ...address, addressPointId: '7' }],
        contacts: [{ contactTypeId: 2, value: 'anna@posta.example', isPrimary: true }],
      }),
    ),
  );
  const { user } = await openClientDetail(server);
  server.use(
    handle(clientDetailCalls.update, failure(400, { field, message: 'Tohle nejde uložit.' })),
  );
  await user.click(screen.getByRole('button', save));
  const form = within(screen.getByRole('form', { name: 'Detail klienta' }));
  expect(await form.findAllByText(/Tohle nejde uložit\./)).not.toHaveLength(0);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Tohle nejde uložit\./);
});
