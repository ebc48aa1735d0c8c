import { permission } from '@advisor/contracts/permissions';
import { SlotProvider } from '@advisor/shell/components/Slot';
import { useCurrentClientStore } from '@advisor/shell/current-client';
import { useNotificationStore } from '@advisor/shell/notifications';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { FlowStep } from '../../case/arrangement.queries';
import { arrangement, arrangementHandlers, flow } from '../../testing/arrangement-fixtures';
import { openScreen } from '../../testing/open-screen';

const offer = {
  offerId: 31,
  productTypeId: 20001,
  name: 'Varianta A',
  createdOn: '2026-11-20T08:00:00Z',
  createdBy: 'Jana Poradcová',
  validTo: '2099-12-20',
  rateVersionId: 1,
  salesArrangementId: 21,
  isLinked: true,
  amount: 3_500_000,
  interestRate: 4.49,
  monthlyPayment: 17_713,
} as const;

const server = mockServer(
  ...arrangementHandlers(),
  handle('salesArrangement.offers', [offer]),
  handle('task.currentPriceException', {}),
  handle('task.currentHandover', {}),
);
beforeEach(() => {
  useCurrentClientStore.getState().clear();
  useNotificationStore.setState({ notifications: [] });
});

const Documents = () => <p>Dokumenty z podepisování</p>;
const fillings = (name: string) =>
  name === 'loan-hub.documents-signing' ? [{ remote: 'signing', Component: Documents }] : [];

const address = '/mortgage/hub?caseId=1000001&salesArrangementId=21';
const open = (path = address, options: Parameters<typeof openScreen>[1] = {}) =>
  openScreen(path, {
    wrap: (children) => (
      <SlotProvider value={{ fillings: fillings as never }}>{children}</SlotProvider>
    ),
    ...options,
  });

const card = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 3, name });
  return title.closest('li')!;
};

const withStep = (change: Partial<FlowStep> & Pick<FlowStep, 'step'>) =>
  handle(
    'salesArrangement.flow',
    flow().map((one) => (one.step === change.step ? { ...one, ...change } : one)),
  );

it('shows the offer, the steps that have a screen, and the next of them', async () => {
  const { user, router } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hypoteční úvěr' })).toBeVisible();
  expect(screen.getByText('Rozpracovaná')).toBeVisible();
  expect(screen.getByText('4,49 % ročně')).toBeVisible();
  expect(screen.getByText('Hotovo 1 z 4')).toBeVisible();
  expect(screen.queryByText('Domácnost')).not.toBeInTheDocument();
  expect(useCurrentClientStore.getState().client).toMatchObject({
    caseId: 1000001,
    customerLastName: 'Nováková',
    salesArrangementId: 21,
  });
  server.use(
    handle('salesArrangement.parameters', {
      version: 0,
      parameters: { salesArrangementTypeId: 6 },
    }),
    handle('salesArrangement.customers', []),
  );
  await user.click(screen.getByRole('button', { name: 'Doplnit parametry' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/mortgage/parameters/21'));
});

it.each([
  ['Modelace', 'Hotovo', '/cid-1000001/loan-hub/said-21/modelation'],
  ['Další parametry', 'Chybí', '/mortgage/parameters/21?caseId=1000001'],
  ['Seznam podkladů', 'Rozpracováno', '/mortgage/checklist/1000001/21'],
  ['Komentář', 'Nepovinné', '/mortgage/sales-arrangement-comment/21?caseId=1000001'],
])('leads to %s, which is: %s', async (name, state, path) => {
  await open();
  const shown = within(await card(name));
  expect(shown.getByText(state)).toBeVisible();
  expect(shown.getByRole('link')).toHaveAttribute('href', path);
});

it('says why a step is closed, and does not lead to it', async () => {
  await open();
  const documents = within(await card('Dokumenty k podpisu'));
  expect(documents.getByText('Uzamčeno')).toBeVisible();
  expect(documents.getByText('Nejprve doplňte parametry.')).toBeVisible();
  expect(documents.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Dokumenty z podepisování')).not.toBeInTheDocument();
});

it('shows the documents of signing once they are open', async () => {
  server.use(withStep({ step: 'documents', isActive: true }));
  await open();
  expect(await screen.findByText('Dokumenty z podepisování')).toBeVisible();
});

it('has no documents where nobody signs', async () => {
  await open(address, { wrap: (children) => children });
  await card('Modelace');
  expect(screen.queryByText('Dokumenty k podpisu')).not.toBeInTheDocument();
  expect(screen.getByText('Hotovo 1 z 3')).toBeVisible();
});

it('tells what has to be looked at again', async () => {
  server.use(
    withStep({ step: 'modelation', state: 'error', reason: 'Platnost nabídky skončila.' }),
    handle('salesArrangement.offers', [{ ...offer, validTo: '2020-01-01' }]),
  );
  await open();
  const modelation = within(await card('Modelace'));
  expect(modelation.getByText('Vyžaduje kontrolu')).toBeVisible();
  expect(modelation.getByText('Platnost nabídky skončila.')).toBeVisible();
  expect(screen.getAllByText('Platnost nabídky skončila')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Modelovat úvěr' })).toBeVisible();
});

it('begins with the modelation', async () => {
  server.use(
    handle('salesArrangement.offers', []),
    withStep({ step: 'modelation', state: 'notStarted' }),
  );
  await open();
  expect(await screen.findByText(/zatím nemá nabídku/)).toBeVisible();
});

it.each([
  ['a case without such an arrangement', [], '/mortgage/hub?caseId=1000001&salesArrangementId=21'],
  ['nonsense', [arrangement()], '/mortgage/hub?caseId=abc'],
  ['another nonsense', [arrangement()], '/mortgage/hub?caseId=1000001&salesArrangementId=0'],
])('does not know %s', async (_name, arrangements, path) => {
  server.use(handle('salesArrangement.list', [...arrangements]));
  await open(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('Chyba 404');
});

it.each([403, 500])('leaves a failure %s to the error page, without a banner', async (status) => {
  server.use(handle('salesArrangement.flow', failure(status)));
  const { banners } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Chyba ${status}`);
  expect(banners).toEqual([]);
});

it('without numbers opens the current client’s application; without a client asks for one', async () => {
  const { unmount } = await open('/mortgage/hub');
  expect(await screen.findByText('Nejdřív vyhledejte případ')).toBeVisible();
  unmount();
  useCurrentClientStore.getState().update({ caseId: 1000001 });
  await open('/mortgage/hub');
  expect(await card('Modelace')).toBeVisible();
});

it('only shows a cancelled case', async () => {
  server.use(
    handle('case.get', openCase({ state: 7 })),
    handle('salesArrangement.list', [arrangement({ state: 3 })]),
    handle(
      'salesArrangement.flow',
      flow().map((step) => ({ ...step, isActive: false, reason: 'Případ je zrušený.' })),
    ),
  );
  await open();
  expect(await screen.findByText('Tento případ je uzavřený')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // What is done can be looked at.
  expect(within(await card('Modelace')).getByRole('link')).toBeVisible();
});

it('does not offer to cancel without the permission', async () => {
  const userPermissions = [permission.salesArrangementAccess];
  await open(address, { user: advisorUser({ userPermissions }) });
  await card('Modelace');
  expect(screen.queryByRole('button', { name: 'Zrušit případ' })).not.toBeInTheDocument();
});

const task = {
  taskId: 41,
  taskTypeId: 7,
  state: 3,
  stateIndicator: 1,
  name: 'Předání specialistovi',
  createdOn: '2026-11-21T08:00:00Z',
  createdBy: 'Jana Poradcová',
  assignedTo: 'Petr Specialista',
  isWaitingForAdvisor: false,
} as const;
const detail = {
  ...task,
  messages: [
    {
      writtenOn: '2026-11-21T08:00:00Z',
      authorName: 'Jana Poradcová',
      isFromAdvisor: true,
      text: 'Klient spěchá.',
    },
  ],
  documentIds: [],
  canBeCancelled: true,
  canBeFinished: false,
};

/** Opens the dialog and writes a message in it. */
const handOver = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Předání specialistovi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Zpráva pro specialistu/), 'Klient spěchá.');
  return dialog;
};

describe('handing over', () => {
  it('sends a message once, and shows to whom the case went', async () => {
    const sent = jest.fn();
    const { user } = await open();
    const dialog = await handOver(user);
    server.use(
      handle('task.create', ({ body }) => {
        sent(body);
        return { taskId: 41 };
      }),
      handle('task.currentHandover', { task }),
    );
    const submit = dialog.getByRole('button', { name: /Předat/ });
    act(() => {
      submit.click();
      submit.click();
    });
    const shown = within(await card('Předání specialistovi'));
    expect(await shown.findByText('Předáno')).toBeVisible();
    expect(shown.getByText(/Petr Specialista/)).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ taskTypeId: 7, message: 'Klient spěchá.' }]]);
  });

  it('shows the handover that somebody else made meanwhile', async () => {
    const { user, banners } = await open();
    const dialog = await handOver(user);
    server.use(
      handle('task.create', failure(409, { message: 'Případ už je předaný specialistovi.' })),
      handle('task.currentHandover', { task }),
      handle('task.get', detail),
    );
    await user.click(dialog.getByRole('button', { name: /Předat/ }));
    expect(await dialog.findByText('Klient spěchá.')).toBeVisible();
    expect(dialog.getByText('Petr Specialista')).toBeVisible();
    expect(banners).toEqual([]);
  });

  it('says why it cannot be done', async () => {
    const { user } = await open();
    const dialog = await handOver(user);
    const message = 'Nemáte přiděleného specialistu.';
    server.use(handle('task.create', failure(400, { message, errorCode: 90027 })));
    await user.click(dialog.getByRole('button', { name: /Předat/ }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(/Zpráva pro specialistu/)).toHaveValue('Klient spěchá.');
  });

  it('is taken back', async () => {
    server.use(handle('task.currentHandover', { task }), handle('task.get', detail));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Předání specialistovi' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.use(handle('task.cancel', undefined), handle('task.currentHandover', {}));
    await user.click(await dialog.findByRole('button', { name: 'Vzít zpět' }));
    expect(await within(await card('Předání specialistovi')).findByText('Nepředáno')).toBeVisible();
  });
});

describe('a price exception', () => {
  const terms = {
    productTypeId: 20001,
    rateVersionId: 1,
    fixedRatePeriods: [60],
    loanPurposeIds: [201],
    paymentDays: [15],
    fees: [
      { feeId: 1, amount: 3_000 },
      { feeId: 2, amount: 4_900 },
    ],
    interestRateCorrection: { minimum: -0.5, maximum: 0.5 },
  } as const;
  const openDrawer = async () => {
    server.use(
      handle('offer.defaults', {
        ...terms,
        fixedRatePeriods: [60],
        loanPurposeIds: [201],
        paymentDays: [15],
        fees: [...terms.fees],
      }),
    );
    const rendered = await open();
    await rendered.user.click(await screen.findByRole('button', { name: 'Cenová výjimka' }));
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByLabelText(/Zdůvodnění/);
    return { ...rendered, drawer };
  };
  const submit = { name: /Požádat o výjimku/ };

  it('wants a discount within its bounds and a reason', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('button', submit));
    expect(await drawer.findByText('Vyplňte údaj')).toBeVisible();
    await user.type(drawer.getByLabelText('Sleva ze sazby'), '0,75');
    await user.type(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti'), '5000');
    await user.click(drawer.getByRole('button', submit));
    expect(await drawer.findAllByText(/Sleva může být nejvýše/)).not.toHaveLength(0);
    expect(drawer.getByLabelText('Sleva ze sazby')).toBeInvalid();
    expect(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti')).toBeInvalid();
  });

  it('sends what is asked for, and shows the server’s word at its field', async () => {
    const sent = jest.fn();
    const { user, drawer, banners } = await openDrawer();
    await user.type(drawer.getByLabelText('Sleva ze sazby'), '0,3');
    await user.type(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti'), '4900');
    await user.type(drawer.getByLabelText(/Zdůvodnění/), 'Nabídka jiné banky.');
    server.use(
      handle('task.create', ({ body }) => {
        sent(body);
        return failure(400, {
          message: 'Poplatek už slevu má.',
          field: 'priceException.fees.0.discount',
        });
      }),
    );
    await user.click(drawer.getByRole('button', submit));
    await waitFor(() =>
      expect(drawer.getByLabelText('Sleva z poplatku: Ocenění nemovitosti')).toBeInvalid(),
    );
    expect(drawer.getByText('Poplatek už slevu má.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({
      taskTypeId: 2,
      priceException: { interestRateDiscount: 0.3, fees: [{ feeId: 2, discount: 4_900 }] },
      message: 'Nabídka jiné banky.',
    });
    expect(banners).toEqual([]);
  });

  it('is decided by whom it is for', async () => {
    const priceException = { interestRateDiscount: 0.3, fees: [] };
    const asked = { ...task, taskTypeId: 2 as const, priceException };
    server.use(
      handle('task.currentPriceException', { task: asked }),
      handle('task.get', { ...detail, ...asked, canBeCancelled: false, canBeFinished: true }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cenová výjimka' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('0,30 p. b.')).toBeVisible();
    const decided = jest.fn();
    server.use(
      handle('task.finish', ({ body }) => {
        decided(body);
      }),
      handle('task.currentPriceException', {
        task: { ...asked, state: 11 },
        validTo: '2026-12-21',
      }),
    );
    await user.click(drawer.getByRole('button', { name: 'Schválit' }));
    const shown = within(await card('Cenová výjimka'));
    expect(await shown.findByText('Schváleno')).toBeVisible();
    expect(shown.getByText(/platí do 21\. 12\. 2026/)).toBeVisible();
    expect(decided).toHaveBeenCalledWith({ isApproved: true });
  });
});
