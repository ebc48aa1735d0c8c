import { setImmediate as nextTurn } from 'node:timers/promises';
import { caseCalls } from '@advisor/contracts/case/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentKind } from '@advisor/contracts/signing/endpoints';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { useUnsavedChangesStore } from '@advisor/forms/unsaved-changes';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { documentOnSA } from '../testing/document-on-sa';

const server = mockServer(
  handle(caseCalls.get, openCase({ salesArrangementId: 9 })),
  handle(signingCalls.kinds, [
    { documentTypeCode: 'APPLICATION', name: 'Žádost o úvěr', signatureTypeIds: [1, 2, 3] },
    { documentTypeCode: 'PAPER', name: 'Čestné prohlášení', signatureTypeIds: [1] },
    { documentTypeCode: 'CONSENT', name: 'Souhlas s digitální komunikací', signatureTypeIds: [3] },
  ]),
);

beforeEach(() => useCurrentClientStore.getState().clear());
afterEach(() => jest.useRealTimers());

const open = (
  path = '/mortgage/documents-signing/new?caseId=1',
  onError?: (error: unknown) => void,
) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: [
          ...createRoutes({ queryClient }).filter(({ id }) => id !== 'signing.detail'),
          { path: '/mortgage/documents-signing/:id', element: <h1>Detail</h1> },
          { path: '/elsewhere', element: <h1>Jinde</h1> },
        ],
      },
    ],
    path,
    { texts: { signing: texts }, onError },
  );

const kind = (name: string) => screen.findByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: /Vytvořit dokument/ });

it('offers what may be signed on the spot, the biometric signature first', async () => {
  const { user } = await open();
  await user.click(await kind('Žádost o úvěr'));
  expect(screen.queryByRole('radio', { name: /Souhlas/ })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Biometrický podpis' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Fyzický podpis' })).not.toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Elektronický podpis' })).not.toBeInTheDocument();
});

it('offers what may be signed digitally', async () => {
  const { user } = await open('/mortgage/documents-signing/digital/new?caseId=1');
  expect(await kind('Souhlas s digitální komunikací')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Čestné prohlášení' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Podpis na pobočce' }));
  expect(await kind('Čestné prohlášení')).toBeVisible();
});

it('wants a choice', async () => {
  const { user } = await open();
  await kind('Žádost o úvěr');
  await user.click(submit());
  expect(await screen.findByText('Vyberte dokument')).toBeVisible();
});

it('prepares the document once, however often it is clicked, and goes on to it', async () => {
  const bodies: unknown[] = [];
  const progressShown = withResolvers();
  server.use(
    handle(signingCalls.create, async ({ body, params }) => {
      bodies.push({ ...body, of: params['salesArrangementId'] });
      await progressShown.promise;
      return documentOnSA({ documentOnSAId: 44 });
    }),
  );
  const { user, router } = await open();
  await user.click(await kind('Žádost o úvěr'));
  await user.click(screen.getByRole('radio', { name: 'Fyzický podpis' }));
  fireEvent.click(submit());
  fireEvent.click(submit());
  expect(
    await screen.findByRole('progressbar', { name: 'Průběh přípravy dokumentu' }),
  ).toBeVisible();
  progressShown.resolve();
  expect(await screen.findByRole('heading', { name: 'Detail' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/mortgage/documents-signing/44');
  expect(router.state.location.search).toBe('?caseId=1&salesArrangementId=9');
  expect(bodies).toEqual([{ documentTypeCode: 'APPLICATION', signatureTypeId: 1, of: '9' }]);
});

/** Under faked timers: calls end by themselves, as they take none of that time. */
const pass = (seconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  });

it('waits for a document longer than half a minute, and says so', async () => {
  let finish: (() => void) | undefined;
  server.use(
    handle(signingCalls.create, async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return documentOnSA({ documentOnSAId: 44 });
    }),
  );
  const onError = jest.fn();
  const { user } = await open(undefined, onError);
  await user.click(await kind('Čestné prohlášení'));
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  fireEvent.click(submit());
  await pass(1);
  expect(screen.getAllByText(/zpravidla to trvá do 30 sekund/)[0]).toBeInTheDocument();
  await pass(35);
  expect(screen.getAllByText(/Příprava trvá déle než obvykle/)[0]).toBeInTheDocument();
  expect(onError).not.toHaveBeenCalled();
  jest.useRealTimers();
  finish?.();
  expect(await screen.findByRole('heading', { name: 'Detail' })).toBeVisible();
});

it('keeps the choice when preparing fails, and tells the page’s policy', async () => {
  server.use(handle(signingCalls.create, failure(500)));
  const onError = jest.fn();
  const { user } = await open(undefined, onError);
  await user.click(await kind('Čestné prohlášení'));
  await user.click(submit());
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(await kind('Čestné prohlášení')).toBeChecked();
  await waitFor(() => expect(submit()).not.toHaveClass('ant-btn-loading'));
});

describe('a contract that waits for the pre-contract information', () => {
  const reason = 'Nejprve předejte klientovi předsmluvní informace (ESIS).';
  const contract: DocumentKind = {
    documentTypeCode: 'CONTRACT',
    name: 'Smlouva o úvěru',
    signatureTypeIds: [1, 2],
  };

  it('cannot be chosen, says why, and opens when the information was handed over', async () => {
    let isHandedOver = false;
    const bodies: unknown[] = [];
    server.use(
      handle(signingCalls.kinds, () => [
        {
          ...contract,
          ...(isHandedOver ? {} : { closed: { reason, offerIdToHandOver: 500_001 } }),
        },
      ]),
      handle(signingCalls.handOverPreContractInformation, ({ body }) => {
        bodies.push(body);
        isHandedOver = true;
        return { handedOverOn: '2026-11-20T09:00:00.000Z' };
      }),
    );
    const { user } = await open();
    expect(await kind(contract.name)).toBeDisabled();
    expect(await kind(contract.name)).toHaveAccessibleDescription(reason);
    await user.dblClick(screen.getByRole('button', { name: 'Předáno klientovi' }));
    await waitFor(async () => expect(await kind(contract.name)).toBeEnabled());
    expect(bodies).toEqual([{ offerId: 500_001 }]);
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
    await waitFor(async () => expect(await kind(contract.name)).toHaveFocus());
  });

  it.each([
    ['modelation', 'Otevřít modelaci', '/cid-1/loan-hub/said-9/modelation'],
    ['parameters', 'Doplnit parametry', '/mortgage/parameters/9?caseId=1'],
    ['checklist', 'Otevřít podklady', '/mortgage/checklist/1/9'],
  ] as const)('leads to the step %s that opens it', async (step, name, href) => {
    server.use(handle(signingCalls.kinds, [{ ...contract, closed: { reason, step } }]));
    await open();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Předáno klientovi' })).not.toBeInTheDocument();
  });

  it('leads nowhere where only the bank can open it', async () => {
    server.use(handle(signingCalls.kinds, [{ ...contract, closed: { reason } }]));
    await open();
    expect(await kind(contract.name)).toHaveAccessibleDescription(reason);
    expect(screen.queryByRole('link', { name: 'Otevřít modelaci' })).not.toBeInTheDocument();
  });

  it('says when another offer is linked by now', async () => {
    const refusal = 'Žádost má mezitím jinou nabídku. Předejte prosím předsmluvní informace k ní.';
    server.use(
      handle(signingCalls.kinds, [{ ...contract, closed: { reason, offerIdToHandOver: 500_001 } }]),
      handle(signingCalls.handOverPreContractInformation, failure(409, { message: refusal })),
    );
    const { user } = await open();
    await kind(contract.name);
    await user.click(screen.getByRole('button', { name: 'Předáno klientovi' }));
    expect(await screen.findByText(refusal)).toBeVisible();
  });
});

it('asks before the choice is left behind', async () => {
  const { user, router } = await open();
  await kind('Žádost o úvěr');
  await user.click(await kind('Žádost o úvěr'));
  expect(useUnsavedChangesStore.getState().dirtyForms).toBe(1);
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Zůstat' }));
  expect(router.state.location.pathname).toBe('/mortgage/documents-signing/new');
  await act(() => router.navigate('/elsewhere'));
  await user.click(await screen.findByRole('button', { name: 'Odejít' }));
  expect(await screen.findByRole('heading', { name: 'Jinde' })).toBeVisible();
});

it('says that there is nothing to prepare', async () => {
  server.use(handle(signingCalls.kinds, []));
  await open();
  expect(await screen.findByText('Žádný dokument k přípravě')).toBeVisible();
});

it.each([403, 500])('leaves a failure %d to the error page', async (status) => {
  server.use(handle(signingCalls.kinds, failure(status)));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
});
