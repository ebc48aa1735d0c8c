import { caseCalls } from '@advisor/contracts/case/calls';
import { decisionCalls } from '@advisor/contracts/decision/calls';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { permission } from '@advisor/contracts/permissions';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen, waitFor, within } from '@testing-library/react';
import { arrangement, decision, flow } from '../../../testing/arrangement-fixtures';
import { findCard, hubAddress, hubHandlers, offer, openHub, withStep } from '../testing/open-hub';

const server = mockServer(...hubHandlers());
beforeEach(() => useCurrentClientStore.getState().clear());

it('shows the offer, the steps that have a screen, and the next of them', async () => {
  const { user, router } = await openHub();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hypoteční úvěr' })).toBeVisible();
  expect(screen.getByText('Rozpracovaná')).toBeVisible();
  expect(screen.getByText('4,49 % ročně')).toBeVisible();
  expect(screen.getByText('Hotovo 2 z 5')).toBeVisible();
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1000001,
    customerLastName: 'Nováková',
    salesArrangementId: 21,
  });
  server.use(
    handle(salesArrangementCalls.parameters, {
      version: 0,
      parameters: { salesArrangementTypeId: 6 },
    }),
    handle(salesArrangementCalls.customers, []),
  );
  await user.click(screen.getByRole('button', { name: 'Doplnit parametry' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/parameters/21'));
});

it.each([
  ['Modelace', 'Hotovo', '/cid-1000001/loan-hub/said-21/modelation'],
  ['Domácnost', 'Hotovo', '/mortgage/household?caseId=1000001&salesArrangementId=21'],
  ['Další parametry', 'Chybí', '/mortgage/parameters/21?caseId=1000001'],
  ['Seznam podkladů', 'Rozpracováno', '/mortgage/checklist/1000001/21'],
  ['Komentář', 'Nepovinné', '/mortgage/sales-arrangement-comment/21?caseId=1000001'],
])('leads to %s, which is: %s', async (name, state, path) => {
  await openHub();
  const shown = within(await findCard(name));
  expect(shown.getByText(state)).toBeVisible();
  expect(shown.getByRole('link')).toHaveAttribute('href', path);
});

it('numbers the steps, marks the next one, and misses nothing before its time', async () => {
  server.use(
    withStep({ step: 'documents', isActive: true, isEarly: true, reason: 'Nejdřív podklady.' }),
  );
  await openHub();
  const steps = within(await screen.findByRole('region', { name: 'Kroky žádosti' }));
  const cards = steps.getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/^1Modelace/),
    expect.stringMatching(/^2Domácnost/),
    expect.stringMatching(/^3Další parametry/),
    expect.stringMatching(/^4Seznam podkladů/),
    expect.stringMatching(/^5Podpis dokumentů/),
  ]);
  expect(cards.map((card) => card.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'step',
    null,
    null,
  ]);
  expect(within(cards[4]!).getByText('Později')).toBeVisible();
  expect(within(cards[4]!).getByText('Nejdřív podklady.')).toBeVisible();
});

it('says why a step is closed, and does not lead to it', async () => {
  await openHub();
  const documents = within(await findCard('Podpis dokumentů'));
  expect(documents.getByText('Uzamčeno')).toBeVisible();
  expect(documents.getByText('Nejprve doplňte parametry.')).toBeVisible();
  expect(documents.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Dokumenty z podepisování')).not.toBeInTheDocument();
});

it('shows the documents of signing once they are open', async () => {
  server.use(withStep({ step: 'documents', isActive: true }));
  await openHub();
  expect(await screen.findByText('Dokumenty z podepisování')).toBeVisible();
});

it('has no documents where nobody signs', async () => {
  await openHub(hubAddress, { wrap: (children) => children });
  await findCard('Modelace');
  expect(screen.queryByText('Podpis dokumentů')).not.toBeInTheDocument();
  expect(screen.getByText('Hotovo 2 z 4')).toBeVisible();
});

it('tells what has to be looked at again', async () => {
  server.use(
    withStep({ step: 'modelation', state: 'error', reason: 'Platnost nabídky skončila.' }),
    handle(offerCalls.listOfArrangement, [{ ...offer, validTo: '2020-01-01' }]),
  );
  await openHub();
  const modelation = within(await findCard('Modelace'));
  expect(modelation.getByText('Vyžaduje kontrolu')).toBeVisible();
  expect(modelation.getByText('Platnost nabídky skončila.')).toBeVisible();
  expect(screen.getByText('Už neplatí')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Modelovat úvěr' })).toBeVisible();
});

it('raises no alarm about the offer of an application that was sent in time', async () => {
  server.use(
    withStep({ step: 'modelation', isActive: false, reason: 'Žádost je odeslaná ke schválení.' }),
    handle(offerCalls.listOfArrangement, [{ ...offer, validTo: '2020-01-01' }]),
  );
  await openHub();
  const modelation = within(await findCard('Modelace'));
  expect(screen.queryByText('Už neplatí')).not.toBeInTheDocument();
  expect(modelation.getByText('Částka, sazba a splátka nabídky')).toBeVisible();
  expect(modelation.getByText('Žádost je odeslaná ke schválení.')).toBeVisible();
});

it('does not invite to model a loan that is paid out', async () => {
  const reason = 'Úvěr je vyplacený.';
  server.use(
    handle(offerCalls.listOfArrangement, []),
    handle(salesArrangementCalls.list, [arrangement({ state: 6 })]),
    handle(
      salesArrangementCalls.flow,
      flow().map((step) => ({ ...step, isActive: false, state: 'notStarted', reason })),
    ),
  );
  await openHub();
  expect(within(await findCard('Modelace')).getByText(reason)).toBeVisible();
  expect(screen.queryByText(/zatím nemá nabídku/)).not.toBeInTheDocument();
  expect(screen.getByText(/nevznikla v tomto systému/)).toBeVisible();
  expect(screen.queryByText(/^Hotovo \d/)).not.toBeInTheDocument();
});

it('speaks of savings where nothing is lent', async () => {
  server.use(
    handle(caseCalls.get, openCase({ productTypeId: 20000 })),
    handle(offerCalls.listOfArrangement, []),
    withStep({ step: 'modelation', state: 'notStarted' }),
  );
  await openHub();
  expect(await screen.findByRole('button', { name: 'Modelovat spoření' })).toBeVisible();
  expect(screen.getByText('Cílová částka, vklady a výnos')).toBeVisible();
  expect(screen.getByText('Účet pro vklady a zmocněnec')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/splátk|čerpání|úvěru/);
});

it('begins with the modelation', async () => {
  server.use(
    handle(offerCalls.listOfArrangement, []),
    withStep({ step: 'modelation', state: 'notStarted' }),
  );
  await openHub();
  expect(await screen.findByText(/zatím nemá nabídku/)).toBeVisible();
});

it.each([
  ['a case without such an arrangement', [], '/mortgage/hub?caseId=1000001&salesArrangementId=21'],
  ['nonsense', [arrangement()], '/mortgage/hub?caseId=abc'],
  ['another nonsense', [arrangement()], '/mortgage/hub?caseId=1000001&salesArrangementId=0'],
])('does not know %s', async (_name, arrangements, path) => {
  server.use(handle(salesArrangementCalls.list, [...arrangements]));
  await openHub(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});

it.each([403, 500])('leaves a failure %s to the error page, without a banner', async (status) => {
  server.use(handle(salesArrangementCalls.flow, failure(status)));
  const { banners } = await openHub();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Chyba ${status}`);
  expect(banners).toEqual([]);
});

it('without numbers opens the current client’s application; without a client asks for one', async () => {
  const { unmount } = await openHub('/mortgage/hub');
  expect(await screen.findByText('Nejdřív vyhledejte případ')).toBeVisible();
  unmount();
  useCurrentClientStore.getState().update({ caseId: 1000001 });
  await openHub('/mortgage/hub');
  expect(await findCard('Modelace')).toBeVisible();
});

it('only shows a cancelled case', async () => {
  server.use(
    handle(caseCalls.get, openCase({ state: 7 })),
    handle(salesArrangementCalls.list, [arrangement({ state: 3 })]),
    handle(
      salesArrangementCalls.flow,
      flow().map((step) => ({ ...step, isActive: false, reason: 'Případ je zrušený.' })),
    ),
  );
  const reason = 'Případ je zrušený.';
  const closed = decision({ sending: { isAllowed: false, reason, missing: [] } });
  server.use(handle(decisionCalls.decision, closed));
  await openHub();
  expect(await screen.findByText('Tento případ je uzavřený')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const handOver = within(await findCard('Předání specialistovi'));
  expect(handOver.getByText('Uzamčeno')).toBeVisible();
  expect(handOver.getByText('Případ je zrušený.')).toBeVisible();
  // What is done can be looked at.
  expect(within(await findCard('Modelace')).getByRole('link')).toBeVisible();
});

it('shows the client’s panel the case’s new state', async () => {
  const { user } = await openHub();
  await user.click(await screen.findByRole('button', { name: 'Zrušit případ' }));
  server.use(
    handle(caseCalls.cancel, { state: 7 }),
    handle(caseCalls.get, openCase({ state: 7 })),
    handle(salesArrangementCalls.list, [arrangement({ state: 3 })]),
  );
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Zrušit případ' }));
  expect(await screen.findByText('Tento případ je uzavřený')).toBeVisible();
  expect(useCurrentClientStore.getState().client.caseState).toBe(7);
});

it('does not offer to cancel without the permission', async () => {
  const userPermissions = [permission.salesArrangementAccess];
  await openHub(hubAddress, { user: advisorUser({ userPermissions }) });
  await findCard('Modelace');
  expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
});
