import { caseCalls } from '@advisor/contracts/case/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { permission } from '@advisor/contracts/permissions';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isApiError } from '@advisor/api-client/api-error';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { documentOnSA } from '../testing/document-on-sa';

const biometric = documentOnSA();
const onPaper = documentOnSA({
  documentOnSAId: 6,
  name: 'Čestné prohlášení',
  signatureTypeId: 1,
  signatureState: 3,
});
const digital = documentOnSA({
  documentOnSAId: 7,
  name: 'Smlouva o úvěru',
  signatureTypeId: 3,
  signatureState: 4,
});

const server = mockServer(
  handle(caseCalls.get, openCase()),
  handle(signingCalls.searchOfCase, { documentsOnSA: [digital, biometric, onPaper] }),
);

beforeEach(() => useCurrentClientStore.getState().clear());

function Failed() {
  const error = useRouteError();
  const status = isApiError(error) || isRouteErrorResponse(error) ? error.status : undefined;
  return <p role="alert">{status}</p>;
}

const open = (path: string, permissions?: number[], onError?: (error: unknown) => void) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <Failed />,
        HydrateFallback: () => null,
        children: [
          ...createRoutes({ queryClient }),
          { path: '/case-identification', element: <h1>Vyhledání</h1> },
        ],
      },
    ],
    path,
    {
      texts: { signing: texts },
      onError,
      ...(permissions && { user: advisorUser({ userPermissions: permissions }) }),
    },
  );

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const actionsIn = (name: string) =>
  within(rowOf(name))
    .queryAllByRole('button')
    .concat(within(rowOf(name)).queryAllByRole('link').slice(1))
    .map((element) => element.getAttribute('title'));

it('lists documents, what is to be done first, and leads to each one’s own screen', async () => {
  await open('/mortgage/documents-signing?caseId=1');
  const links = (await screen.findAllByRole('rowheader')).map((cell) =>
    within(cell).getByRole('link'),
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Čestné prohlášení', '/mortgage/documents-signing/6?caseId=1'],
    ['Žádost o poskytnutí úvěru', '/mortgage/documents-signing/5?caseId=1'],
    ['Smlouva o úvěru', '/mortgage/documents-signing/digital/7?caseId=1'],
  ]);
  expect(rowOf('Čestné')).toHaveTextContent(/Fyzický podpis.*Čeká na sken.*20\. 11\. 2026 10:30/);
  expect(rowOf('Smlouva')).toHaveTextContent(/Elektronický podpis.*Podepsáno/);
});

it.each([
  [0, 'Neznámý stav'],
  [1, 'Připraveno k podpisu'],
  [2, 'Podepisuje se'],
  [3, 'Čeká na sken'],
  [4, 'Podepsáno'],
  [5, 'Zrušeno'],
] as const)('shows the state %d as %s', async (signatureState, word) => {
  server.use(
    handle(signingCalls.searchOfCase, { documentsOnSA: [documentOnSA({ signatureState })] }),
  );
  await open('/mortgage/documents-signing?caseId=1');
  expect(await screen.findByText(word)).toBeVisible();
});

it.each([
  [{ all: 2, signed: 1, failed: 0, expired: 0 }, 'Podepisuje sePodepsáno 1 ze 2'],
  [{ all: 5, signed: 0, failed: 0, expired: 0 }, 'Podepisuje sePodepsáno 0 z 5'],
  [{ all: 13, signed: 2, failed: 1, expired: 1 }, 'Podpis se nezdařilPodepsáno 2 ze 13'],
  [{ all: 40, signed: 3, failed: 0, expired: 1 }, 'Platnost vypršelaPodepsáno 3 ze 40'],
  [{ all: 1, signed: 0, failed: 0, expired: 1 }, 'Platnost vypršela'],
  [undefined, 'Podepisuje se'],
])('says of the signers %j: %s', async (signers, words) => {
  const document = documentOnSA({ signatureState: 2, ...(signers && { signers }) });
  server.use(handle(signingCalls.searchOfCase, { documentsOnSA: [document] }));
  await open('/mortgage/documents-signing?caseId=1');
  const [, state] = within(await screen.findByRole('row', { name: /Žádost/ })).getAllByRole('cell');
  expect(state).toHaveTextContent(words);
});

it('offers each document’s actions by its state and kind of signature', async () => {
  await open('/mortgage/documents-signing?caseId=1');
  await screen.findByRole('table');
  expect(actionsIn('Žádost')).toEqual(['Stornovat dokument', 'Stáhnout PDF']);
  expect(actionsIn('Čestné')).toEqual([
    'Vytisknout',
    'Nahrát sken',
    'Stornovat dokument',
    'Stáhnout PDF',
  ]);
  expect(actionsIn('Smlouva')).toEqual(['Stáhnout PDF']);
});

it('keeps content from users without the right to attachments', async () => {
  await open('/mortgage/documents-signing?caseId=1', [permission.getSigningDocuments]);
  await screen.findByRole('table');
  expect(actionsIn('Čestné')).toEqual(['Stornovat dokument']);
  expect(actionsIn('Smlouva')).toEqual([]);
});

it('asks for one arrangement when the address names it', async () => {
  server.use(
    handle(signingCalls.searchOfArrangement, ({ params }) => ({
      documentsOnSA: [documentOnSA({ name: `Z žádosti ${params['salesArrangementId']}` })],
    })),
  );
  await open('/mortgage/documents-signing?caseId=1&salesArrangementId=9');
  expect(await screen.findByRole('link', { name: 'Z žádosti 9' })).toHaveAttribute(
    'href',
    '/mortgage/documents-signing/5?caseId=1&salesArrangementId=9',
  );
});

it('takes the case of the current client, and puts a client on the panel', async () => {
  useCurrentClientStore.getState().update({ caseId: 1 });
  await open('/mortgage/documents-signing');
  await screen.findByRole('table');
  expect(useCurrentClientStore.getState().client.customerLastName).toBe(
    openCase().customer.lastName,
  );
});

it('has the case found when there is none', async () => {
  const { router } = await open('/mortgage/documents-signing');
  expect(await screen.findByRole('heading', { name: 'Vyhledání' })).toBeVisible();
  expect(router.state.location.search).toBe('?reason=no-case');
});

it('works for somebody who may sign but not open the case', async () => {
  server.use(handle(caseCalls.get, failure(403)));
  const onError = jest.fn();
  await open('/mortgage/documents-signing?caseId=1', undefined, onError);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ['?caseId=abc', 404],
  ['?caseId=0', 404],
  ['?caseId=1&salesArrangementId=x', 404],
])('answers %s with %d', async (search, status) => {
  await open(`/mortgage/documents-signing${search}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(String(status));
});

it.each([403, 404, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(signingCalls.searchOfCase, failure(status)));
  await open('/mortgage/documents-signing?caseId=1');
  expect(await screen.findByRole('alert')).toHaveTextContent(String(status));
});

it('says that there is nothing to sign, and offers to prepare a document', async () => {
  server.use(
    handle(signingCalls.searchOfCase, { documentsOnSA: [] }),
    handle(signingCalls.searchOfArrangement, { documentsOnSA: [] }),
    handle(signingCalls.kinds, []),
  );
  const { user, router } = await open('/mortgage/documents-signing?caseId=1');
  expect(await screen.findByText('Žádné dokumenty k podpisu')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nový dokument k podpisu' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/documents-signing/new'),
  );
  expect(router.state.location.search).toBe('?caseId=1');
});

it('cancels after a question, and shows the new state', async () => {
  let cancelled: string | undefined;
  const { user } = await open('/mortgage/documents-signing?caseId=1');
  await screen.findByRole('table');
  server.use(
    handle(signingCalls.cancel, ({ params }) => {
      cancelled = params['documentOnSAId'];
      return documentOnSA({ signatureState: 5 });
    }),
    handle(signingCalls.searchOfCase, { documentsOnSA: [documentOnSA({ signatureState: 5 })] }),
  );
  await user.click(
    screen.getByRole('button', { name: 'Stornovat dokument: Žádost o poskytnutí úvěru' }),
  );
  expect(cancelled).toBeUndefined();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Stornovat dokument' }));
  expect(await screen.findByText('Zrušeno')).toBeVisible();
  expect(cancelled).toBe('5');
});

it('keeps the question open when somebody was faster, and shows the state behind it', async () => {
  const message = 'Dokument už stornoval někdo jiný.';
  let calls = 0;
  const { user, banners } = await open('/mortgage/documents-signing?caseId=1');
  await screen.findByRole('table');
  server.use(
    handle(signingCalls.cancel, () => {
      calls += 1;
      return failure(409, { message });
    }),
    handle(signingCalls.searchOfCase, { documentsOnSA: [documentOnSA({ signatureState: 5 })] }),
  );
  await user.click(screen.getByRole('button', { name: /^Stornovat dokument: Žádost/ }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole('button', { name: 'Stornovat dokument' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText('Zrušeno')).toBeInTheDocument();
  // The host shows it in the dialog, which it would go with.
  expect(banners).toMatchObject([{ message }]);
  // It may still be opening.
  await waitFor(() => expect(dialog).toBeVisible());
  expect(calls).toBe(1);
});
