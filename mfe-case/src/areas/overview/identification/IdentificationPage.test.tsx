import { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseIdentifyInput } from '@advisor/contracts/case/identification';
import { clearDrafts } from '@advisor/forms/drafts';
import { caseListItem } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const asked = jest.fn<void, [CaseIdentifyInput]>();
const found = (...caseIds: number[]) =>
  handle(caseCalls.identify, ({ body }) => {
    asked(body);
    return { cases: caseIds.map((caseId) => caseListItem({ caseId })), hasMore: false };
  });

const server = mockServer(found());
beforeEach(clearDrafts);

const open = (criterion = 'caseId', options: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(
    (queryClient) => [
      {
        HydrateFallback: () => null,
        children: [
          ...createRoutes({ queryClient }).filter(({ id }) => id === 'case.identification'),
          { path: '/mortgage/case-detail/:caseId', element: <p>Otevřený případ</p> },
        ],
      },
    ],
    `/case-identification?criterion=${criterion}`,
    { texts: { case: texts }, ...options },
  );

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

it.each<[string, Record<string, string>, CaseIdentifyInput]>([
  ['caseId', { 'Číslo případu': '1000001' }, { criterion: 'caseId', caseId: 1000001 }],
  [
    'contractNumber',
    { 'Číslo smlouvy nebo žádosti': 'HU-2026-1' },
    { criterion: 'contractNumber', contractNumber: 'HU-2026-1' },
  ],
  [
    'loanAccount',
    { 'Číslo úvěrového účtu': '19-2000145399' },
    { criterion: 'loanAccount', prefix: '19', number: '2000145399' },
  ],
  [
    'document',
    { 'Čárový kód nebo ID formuláře': 'N0001' },
    { criterion: 'document', formId: 'N0001' },
  ],
  [
    'client',
    { Příjmení: 'Nováková', 'Datum narození': '3.4.1985' },
    { criterion: 'client', lastName: 'Nováková', dateOfBirth: '1985-04-03' },
  ],
])('asks by %s and opens the only case', async (criterion, values, input) => {
  server.use(found(1000001));
  const { user, router } = await open(criterion);
  for (const [name, value] of Object.entries(values)) {
    await user.type(await field(new RegExp(`^${name}`)), value);
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Otevřený případ')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(input);
  expect(router.state.location.pathname).toBe('/mortgage/case-detail/1000001');
});

it('asks once on a double click', async () => {
  server.use(found(1000001, 1000002));
  const { user } = await open();
  await user.type(await field(/Číslo případu/), '10');
  const submit = screen.getByRole('button', { name: 'Vyhledat' });
  act(() => {
    submit.click();
    submit.click();
  });
  await screen.findByRole('heading', { name: 'Nalezeny 2 případy' });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('offers a choice of several and offers it again after coming back', async () => {
  server.use(found(1000001, 1000002));
  const { user, router } = await open();
  await user.type(await field(/Číslo případu/), '10{Enter}');
  expect(await screen.findByRole('heading', { name: 'Nalezeny 2 případy' })).toBeVisible();
  await user.click((await screen.findAllByRole('link', { name: /^Nováková/ }))[1]!);
  expect(router.state.location.pathname).toBe('/mortgage/case-detail/1000002');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: 'Nalezeny 2 případy' })).toBeVisible();
});

it('says that nothing was found and keeps what was typed', async () => {
  const { user } = await open('client');
  await user.type(await field(/Příjmení/), 'Nováková');
  await user.type(await field(/^Jméno/), 'Anna{Enter}');
  expect(
    await screen.findByText('Zadání neodpovídá žádný případ', { selector: 'p' }),
  ).toBeVisible();
  expect(await field(/Příjmení/)).toHaveValue('Nováková');
});

it('takes what was found away with an entry that is refused', async () => {
  const { user } = await open('loanAccount');
  const account = await field(/účtu/);
  await user.type(account, '19-2000145399{Enter}');
  const none = 'Zadání neodpovídá žádný případ';
  await screen.findByText(none, { selector: 'p' });
  await user.type(account, '/0800{Enter}');
  expect(await screen.findByText(/vždy u naší banky/)).toBeVisible();
  expect(screen.queryByText(none)).not.toBeInTheDocument();
});

it('refuses bad values before it calls', async () => {
  const { user } = await open('loanAccount');
  await user.type(await field(/účtu/), '19-2000145398{Enter}');
  expect(await screen.findByText(/platné číslo účtu/)).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

it('shows the server’s message under its field', async () => {
  const message = 'Takový účet banka nevede.';
  server.use(handle(caseCalls.identify, failure(400, { message, field: 'number' })));
  const { user } = await open('loanAccount');
  await user.type(await field(/účtu/), '19-2000145399{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field(/účtu/)).toBeInvalid();
  expect(await field(/účtu/)).toHaveValue('19-2000145399');
});

it.each([403, 500])(
  'hands a failure %d to the error policy and keeps the input',
  async (status) => {
    server.use(handle(caseCalls.identify, failure(status)));
    const onError = jest.fn();
    const { user } = await open('caseId', { onError });
    await user.type(await field(/Číslo případu/), '10{Enter}');
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(await field(/Číslo případu/)).toHaveValue('10');
  },
);

it('keeps the criterion in the address and what is searched out of it', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('link', { name: 'Klient' }));
  await user.type(await field(/Příjmení/), 'Nováková');
  await user.type(await field(/^Jméno/), 'Anna{Enter}');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(router.state.location.search).toBe('?criterion=client');
});

it('leads to another product for the client whose cases were found', async () => {
  const customer = { firstName: 'Anna', lastName: 'Nováková', birthYear: 1985, clientId: 951 };
  const cases = [1000001, 1000002].map((caseId) => caseListItem({ caseId, customer }));
  server.use(handle(caseCalls.identify, { cases, hasMore: false }));
  const { user } = await open();
  await user.type(await field(/Číslo případu/), '10{Enter}');
  const link = await screen.findByRole('link', { name: /^Modelovat pro klienta/ });
  expect(link).toHaveTextContent('Modelovat pro klienta: Nováková Anna, nar. 1985');
  expect(link).toHaveAttribute('href', '/modelation/mortgage?clientId=951');
});
