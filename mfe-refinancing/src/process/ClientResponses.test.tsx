import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { permission } from '@advisor/contracts/permissions';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { ClientResponses } from './ClientResponses';
import { refinancingParameters } from './testing/processes';

const codebooks = {
  banks: [{ bankCode: '0800', name: 'Česká spořitelna' }],
  responseCodeTypes: [
    { id: 1, name: 'Klient nabídku přijal' },
    { id: 3, name: 'Klient si nabídku rozmyslí' },
    { id: 4, name: 'Klient přechází k jiné bance' },
    { id: 5, name: 'Klient splatí úvěr' },
    { id: 9, name: 'Klient změnil zaměstnání' },
  ],
} as Codebooks;
const responses = [
  {
    responseCodeTypeId: 5,
    value: '1500000',
    createdOn: '2026-11-20T09:30:00Z',
    createdBy: 'Jana P.',
  },
  {
    responseCodeTypeId: 3,
    value: '2026-12-01',
    createdOn: '2026-11-19T09:30:00Z',
    createdBy: 'Jana P.',
  },
];
const server = mockServer(
  handle(refinancingCalls.parameters, refinancingParameters({ responses })),
  handle(codebookCalls.getAll, codebooks),
);
const open = (user = advisorUser()) =>
  renderRoute(() => [{ path: '/', element: <ClientResponses caseId={1000001} /> }], '/', { user });

it('lists former answers, each value as what it is', async () => {
  await open();
  expect(await screen.findByText(/Klient splatí úvěr: 1\s500\s000\sKč/)).toBeVisible();
  expect(screen.getByText(/Klient si nabídku rozmyslí: 1\.\s12\.\s2026/)).toBeVisible();
  expect(screen.getByText(/Jana P., 20\.\s11\.\s2026/)).toBeVisible();
});

const answers: [string, string, string | undefined, string | undefined][] = [
  ['Klient nabídku přijal', 'Upřesnění', undefined, undefined],
  ['Klient si nabídku rozmyslí', 'znovu ozvat', '1. 12. 2026', '2026-12-01'],
  ['Klient splatí úvěr', 'Kolik chce klient splatit', '1500000', '1500000'],
  ['Klient změnil zaměstnání', 'Upřesnění', 'Nastupuje v lednu', 'Nastupuje v lednu'],
];

it.each(answers)('notes "%s" with what specifies it', async (type, label, typed, value) => {
  const sent = jest.fn();
  server.use(
    handle(refinancingCalls.createResponseCode, ({ body }) => {
      sent(body);
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByLabelText(/Jak klient odpověděl/));
  await user.click(await screen.findByTitle(type));
  const field = await screen
    .findByRole('textbox', { name: new RegExp(label) })
    .catch(() => screen.findByRole('spinbutton', { name: new RegExp(label) }));
  if (typed !== undefined) await user.type(field, typed);
  await user.dblClick(screen.getByRole('button', { name: 'Zapsat odpověď' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const { id } = codebooks.responseCodeTypes.find(({ name }) => name === type)!;
  expect(sent).toHaveBeenCalledWith({
    responseCodeTypeId: id,
    ...(value !== undefined && { value }),
  });
});

it('takes the bank from the list of banks', async () => {
  const sent = jest.fn();
  server.use(
    handle(refinancingCalls.createResponseCode, ({ body }) => {
      sent(body);
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByLabelText(/Jak klient odpověděl/));
  await user.click(await screen.findByTitle('Klient přechází k jiné bance'));
  await user.click(await screen.findByLabelText(/Banka, ke které/));
  await user.click(await screen.findByTitle('Česká spořitelna'));
  await user.click(screen.getByRole('button', { name: 'Zapsat odpověď' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ responseCodeTypeId: 4, value: 'Česká spořitelna' }),
  );
});

it('wants to know how the client answered, and keeps what was refused', async () => {
  server.use(
    handle(
      refinancingCalls.createResponseCode,
      failure(400, { message: 'Takovou odpověď neznáme.', field: 'responseCodeTypeId' }),
    ),
  );
  const { user } = await open();
  const note = await screen.findByRole('button', { name: 'Zapsat odpověď' });
  await user.click(note);
  expect((await screen.findAllByText(/Vyplňte pole Jak klient odpověděl/))[0]).toBeVisible();
  await user.click(screen.getByLabelText(/Jak klient odpověděl/));
  await user.click(await screen.findByTitle('Klient nabídku přijal'));
  await user.type(await screen.findByRole('textbox', { name: /Upřesnění/ }), 'Do pátku');
  await user.click(note);
  expect((await screen.findAllByText(/Takovou odpověď neznáme/))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Upřesnění/ })).toHaveValue('Do pátku');
});

it('only shows them to who may not change the loan', async () => {
  await open(advisorUser({ userPermissions: [permission.searchCases] }));
  expect(await screen.findByText(/Klient splatí úvěr/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be tried again', async () => {
  server.use(handle(codebookCalls.getAll, failure(500)));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: /Zkusit znovu/ });
  server.use(handle(codebookCalls.getAll, codebooks));
  await user.click(retry);
  expect(await screen.findByText(/Klient splatí úvěr/)).toBeVisible();
});
