import { clientDetailCalls } from '@advisor/contracts/client-detail/calls';
import { handle } from '@advisor/testing/handlers';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { clientAnswer, clientDetailServer, openClientDetail } from '../testing/client-detail';
import type { ClientDetail } from './client-detail.queries';

const server = clientDetailServer();
const save = { name: /Uložit/ };

/** Of a woman born on 4 April 1988. */
const birthNumber = '885404/3451';
/** Of another one; its first nine digits leave 10 when they are divided by 11. */
const remainderTen = '885404/0020';
const doubt = /Taková rodná čísla se po roce 1985 přidělovala jen výjimečně/;

async function enter(
  text: string,
  change: Partial<ClientDetail> = {},
  policy: 'warn' | 'refuse' = 'warn',
) {
  server.use(handle(clientDetailCalls.get, clientAnswer(change)));
  const opened = await openClientDetail(server, {
    user: { ...advisorUser(), birthNumberRemainderTen: policy },
  });
  const field = screen.getByLabelText('Rodné číslo');
  if (text !== '') await opened.user.type(field, text);
  await opened.user.click(screen.getByRole('button', save));
  return { ...opened, field };
}

it.each<[string, Partial<ClientDetail>, string]>([
  ['of another day', { dateOfBirth: '1988-04-05' }, 'Rodné číslo neodpovídá datu narození'],
  ['of the other gender', { genderId: 1 }, 'Rodné číslo neodpovídá pohlaví'],
])('refuses at its field a birth number %s', async (_name, change, message) => {
  const { field, sent } = await enter(birthNumber, change);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(sent).not.toHaveBeenCalled();
});

it('warns of a birth number of remainder 10, and saves it', async () => {
  const { field, sent } = await enter(remainderTen);
  expect(field).toHaveAccessibleDescription(doubt);
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

it('refuses a birth number of remainder 10 where the bank does', async () => {
  const { field, sent } = await enter(remainderTen, {}, 'refuse');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Zadejte platné rodné číslo/));
  expect(sent).not.toHaveBeenCalled();
});

it('a foreigner is saved without one', async () => {
  const { sent } = await enter('', { citizenshipCountryIds: [197] });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0].detail).not.toHaveProperty('birthNumber');
});
