import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { customerCalls } from '@advisor/contracts/customer/calls';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { failure, handle } from '@advisor/testing/handlers';
import { advisorUser } from '@advisor/testing/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  clientAnswer,
  clientDetailServer,
  openClientDetail,
  permanentAddress,
} from '../../testing/client-detail';

type Answer = CallResponse<typeof customerCalls.register>;
const identity = { id: 9, scheme: 2 };
const whole: Parameters<typeof clientAnswer>[0] = {
  placeOfBirth: 'Kolín',
  genderId: 2,
  birthNumber: '8854043451',
  identificationDocument: {
    identificationDocumentTypeId: 1,
    issuingCountryId: 16,
    number: '123456789',
    validTo: '2031-01-01',
  },
  addresses: [permanentAddress],
};
const twin = {
  identity,
  firstName: 'Anna',
  lastName: 'Nováková',
  dateOfBirth: '1988-04-04',
  city: 'Brno',
};

const asked: { body: object; key: string | null }[] = [];
const chosen = jest.fn();
const server = clientDetailServer();
let isIdentified: boolean;
const answers = (answer: Answer) =>
  server.use(
    handle(customerCalls.register, ({ body, headers }) => {
      asked.push({ body, key: headers.get('Idempotency-Key') });
      isIdentified ||= answer.identity !== undefined;
      return answer;
    }),
  );
beforeEach(() => {
  asked.length = 0;
  chosen.mockClear();
  isIdentified = false;
  server.use(
    handle(clientDetailCalls.get, () =>
      isIdentified
        ? clientAnswer({ ...whole, lastName: 'Nová' }, { identity, version: 4 })
        : clientAnswer(whole),
    ),
    handle(customerCalls.get, failure(503)),
    handle(customerCalls.identify, ({ body }) => {
      chosen(body.identity);
      isIdentified = true;
      return { customerOnSAId: 11, identity: body.identity };
    }),
  );
});

const section = () => within(screen.getByRole('region', { name: 'Identifikace' }));
const action = () => section().getByRole('button', { name: 'Založit v registru klientů' });
const done = 'Klient je v registru identifikovaný.';

it('founds who is new to the bank once, by what is saved, and starts from their next version', async () => {
  answers({ identity, clients: [] });
  const { user, sent } = await openClientDetail(server);
  await user.dblClick(action());
  expect(await section().findByText(done)).toHaveFocus();
  expect(asked).toEqual([{ body: { version: 3, otherThan: [] }, key: expect.any(String) }]);
  expect(section().getByRole('link', { name: 'Zpět do domácnosti' })).toHaveAttribute(
    'href',
    expect.stringContaining('person=11'),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Příjmení/)).toHaveValue('Nová'));
  await user.type(screen.getByLabelText('Vydal'), 'MÚ Kolín');
  await user.click(screen.getByRole('button', { name: /Uložit/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: 4 })));
});

it('asks with the same key when the answer was lost', async () => {
  const keys: (string | null)[] = [];
  server.use(
    handle(customerCalls.register, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return failure(503);
    }),
  );
  const { user } = await openClientDetail(server);
  await user.click(action());
  await waitFor(() => expect(keys).toHaveLength(1));
  answers({ identity, clients: [] });
  await waitFor(() => expect(action()).toBeEnabled());
  await user.click(action());
  await section().findByText(done);
  expect(asked[0]?.key).toBe(keys[0]);
});

it('says what is missing, and leads to its field', async () => {
  server.use(handle(clientDetailCalls.get, clientAnswer()));
  const { user } = await openClientDetail(server);
  const missing = within(section().getByRole('list', { name: 'K založení doplňte:' }));
  expect(missing.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Místo narození',
    'Pohlaví',
    'Rodné číslo',
    'Trvalý pobyt',
    'Číslo dokladu',
  ]);
  expect(action()).toBeDisabled();
  await user.click(missing.getByRole('button', { name: 'Místo narození' }));
  expect(screen.getByLabelText('Místo narození')).toHaveFocus();
});

it('wants saved what was changed', async () => {
  const { user } = await openClientDetail(server);
  await user.type(screen.getByLabelText('Vydal'), 'MÚ');
  expect(section().getByText('Nejdřív uložte, co jste změnili.')).toBeInTheDocument();
  expect(action()).toBeDisabled();
});

it('offers who has the birth number, and nobody else', async () => {
  answers({ clients: [{ ...twin, sameBy: 'birthNumber' }] });
  const { user } = await openClientDetail(server);
  await user.click(action());
  expect(await section().findByText('Stejné rodné číslo')).toBeInTheDocument();
  expect(section().queryByRole('button', { name: /někdo jiný/ })).toBeNull();
  const choose = section().getByRole('button', { name: 'Identifikovat jako: Anna Nováková' });
  await waitFor(() => expect(choose).toBeEnabled());
  await user.click(choose);
  expect(await section().findByText(done)).toBeInTheDocument();
  expect(chosen).toHaveBeenCalledWith(identity);
});

it('asks whether it is one of the same name, and founds somebody else', async () => {
  answers({ clients: [{ ...twin, sameBy: 'name' }] });
  const { user } = await openClientDetail(server);
  await user.click(action());
  const nobody = await section().findByRole('button', {
    name: 'Je to někdo jiný, založit nového',
  });
  answers({ identity, clients: [] });
  // Until the first answer is drawn a click is a second one of the first.
  await waitFor(() => {
    fireEvent.click(nobody);
    expect(asked).toHaveLength(2);
  });
  expect(await section().findByText(done)).toBeInTheDocument();
  expect(asked[1]?.body).toEqual({ version: 3, otherThan: [9] });
});

it.each([
  ['identificationDocument.number', 'Číslo dokladu'],
  ['identificationDocument.validTo', /^Platí do/],
])('shows at its field what is refused: %s', async (field, label) => {
  const message = 'Takhle ne.';
  server.use(handle(customerCalls.register, failure(400, { field: `detail.${field}`, message })));
  const { user } = await openClientDetail(server);
  await user.click(action());
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    ),
  );
});

it('says that somebody else was faster', async () => {
  const message = 'Osobu mezitím identifikoval někdo jiný.';
  server.use(handle(customerCalls.register, failure(409, { message })));
  const { user } = await openClientDetail(server);
  await user.click(action());
  expect(await section().findByText(message)).toBeInTheDocument();
});

it('founds nobody without permission 219', async () => {
  const userPermissions = Object.values(permission).filter((one) => one !== 219);
  await openClientDetail(server, { user: advisorUser({ userPermissions }) });
  expect(section().queryByRole('button')).toBeNull();
  expect(section().getByText(/smí kolega s oprávněním/)).toBeInTheDocument();
});
