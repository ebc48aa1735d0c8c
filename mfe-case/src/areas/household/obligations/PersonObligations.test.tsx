import { obligationCalls } from '@advisor/contracts/obligation/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { permission } from '@advisor/contracts/permissions';
import { clearDrafts, removeDraft } from '@advisor/forms/drafts';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exposureQuery } from '../household.queries';
import { BureauReading } from './BureauReading';
import type { ListedObligation } from './obligations.queries';
import { PersonObligations } from './PersonObligations';

const loan: ListedObligation = {
  obligationId: 9,
  version: 1,
  obligationTypeId: 2,
  obligationTypeName: 'Spotřebitelský úvěr',
  obligationSource: 1,
  installmentAmount: 4_200,
  loanPrincipalAmount: 180_000,
  creditor: { name: 'Air Bank', isExternal: true },
  displayJuridicalPersonWarning: false,
  legalPersonType: 1,
  roleId: 1,
  codebtors: [],
  countedInstallment: 4_200,
  countedDebt: 180_000,
  countedReason: 'asDeclared',
};
const reported: ListedObligation = {
  ...loan,
  obligationId: 10,
  obligationTypeId: 3,
  obligationTypeName: 'Kreditní karta',
  obligationSource: 2,
  creditCardLimit: 40_000,
  drawingAmount: 12_500,
  roleId: 2,
  obligationExternalId: 'CB1-2',
  obligationExternalScheme: 'CBCB',
  codebtors: [{ firstName: 'Eva', lastName: 'Malá' }],
  displayJuridicalPersonWarning: true,
  countedReason: 'shareOfLimit',
};

const server = mockServer(
  handle(obligationCalls.list, [loan, reported]),
  handle(obligationCalls.exposureRefresh, { state: 'never', progress: 0, unidentifiedCount: 1 }),
);
afterEach(clearDrafts);

jest.mock('@advisor/forms/drafts', () => {
  const drafts = jest.requireActual<object>('@advisor/forms/drafts');
  return { ...drafts, removeDraft: jest.fn().mockResolvedValue(undefined) };
});
afterEach(() => void jest.mocked(removeDraft).mockResolvedValue(undefined));

const open = (path = '/', options: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(
    () => [
      {
        path: '/',
        element: (
          <>
            <PersonObligations customerOnSAId={5} personName="Jan Novák" isLocked={false} />
            <BureauReading salesArrangementId={3} isLocked={false} />
          </>
        ),
      },
    ],
    path,
    options,
  );

it('shows what counts of each, and warns of a company’s', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Závazky' }));
  expect(list.getByText('Spotřebitelský úvěr, Air Bank')).toBeVisible();
  expect(list.getByText(/Počítá se podíl z limitu.*právnické osoby/)).toBeVisible();
});

describe('the same obligation by the client and by the bureau', () => {
  const twin: ListedObligation = {
    ...loan,
    obligationId: 11,
    obligationSource: 2,
    installmentAmount: 4_500,
    loanPrincipalAmount: 176_000,
    creditor: { creditorId: '3030', name: 'AIR BANK', isExternal: true },
    countedInstallment: 4_500,
  };
  const stated: ListedObligation = {
    ...loan,
    countedInstallment: 0,
    countedDebt: 0,
    countedReason: 'duplicate',
    duplicateOfObligationId: 11,
  };

  it('is one row with both values', async () => {
    server.use(handle(obligationCalls.list, [stated, reported, twin]));
    await open();
    const list = within(await screen.findByRole('list', { name: 'Závazky' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(
      list.getByText(/^Splátku klient uvedl 4.200.Kč, registr 4.500.Kč; počítá se jednou/),
    ).toBeVisible();
  });

  it('leads from one source to the other', async () => {
    server.use(handle(obligationCalls.list, [stated, twin]));
    const { user, router } = await open('/?person=5&obligation=11');
    const drawer = within(await screen.findByRole('dialog'));
    expect(
      await drawer.findByText(/Tentýž závazek uvedl klient: splátka 4.200.Kč, zbývá 180.000.Kč/),
    ).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Otevřít' }));
    expect(router.state.location.search).toBe('?person=5&obligation=9');
    expect(await screen.findByText(/Tentýž závazek je v registru: splátka 4.500.Kč/)).toBeVisible();
  });

  it('keeps the correction that was made before the bureau was read', async () => {
    const correction = { correctionTypeId: 4 as const, installmentAmountCorrection: 4_000 };
    const sent = jest.fn();
    server.use(
      handle(obligationCalls.list, [{ ...stated, correction }, twin]),
      handle(obligationCalls.update, ({ body }) => {
        sent(body);
        return { version: body.version + 1 };
      }),
    );
    const { user } = await open('/?person=5&obligation=11');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByLabelText('Snížená splátka')).toHaveValue('4\u00A0000');
    await user.click(drawer.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ correction })));
  });
});

it('of what the bureau reports only the correction changes', async () => {
  await open('/?person=5&obligation=10');
  const drawer = within(await screen.findByRole('dialog'));
  const textOf = (label: string) => drawer.getByText(label).nextSibling?.textContent;
  expect(await drawer.findByLabelText('Korekce')).toBeEnabled();
  expect([textOf('Limit'), textOf('Vyčerpáno')]).toEqual([
    '40\u00A0000\u00A0Kč',
    '12\u00A0500\u00A0Kč',
  ]);
  expect(drawer.queryByRole('textbox')).not.toBeInTheDocument();
  expect(drawer.getByText('Spoludlužníci: Eva Malá')).toBeVisible();
  expect(drawer.getByText('Podle registru je spoludlužníkem.')).toBeVisible();
  expect(drawer.getByText('Číslo závazku CB1-2 (CBCB)')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Odebrat' })).toBeNull();
});

it('wants the name of an external creditor and amounts', async () => {
  const { user } = await open('/?person=5&obligation=new');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: 'Uložit' }));
  const creditor = drawer.getByLabelText(/^Věřitel(?! mimo)/);
  await waitFor(() => expect(creditor).toBeInvalid());
  expect(creditor).toBeRequired();
  expect(drawer.getByLabelText(/^Měsíční splátka/)).toBeInvalid();
  expect(drawer.getByLabelText(/^Zbývá splatit/)).toBeInvalid();
});

it.each([
  ['a negative instalment', /^Měsíční splátka/, '-1', /větší než/],
  ['a huge principal', /^Zbývá splatit/, '1000000001', /^Částka je příliš vysoká/],
  ['a contract of the future', 'Smlouva ze dne', '1. 1. 2099', 'Datum nesmí být v budoucnosti'],
  ['a loan that has matured', 'Splatnost', '1. 1. 2024', 'Závazek už je splatný'],
])('says %s at its field, and sends nothing', async (_name, label, text, message) => {
  const sent = jest.fn();
  server.use(handle(obligationCalls.update, sent));
  const { user } = await open('/?person=5&obligation=9');
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByLabelText(label);
  await user.clear(field);
  await user.type(field, `${text}{Tab}`);
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(drawer.getByLabelText(label)).toBeInvalid());
  expect(drawer.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(message));
  expect(sent).not.toHaveBeenCalled();
});

it('sends nothing of a loan for a card', async () => {
  const sent = jest.fn();
  server.use(
    handle(obligationCalls.update, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open('/?person=5&obligation=9');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByLabelText('Druh závazku'));
  await user.click(screen.getByText('Kreditní karta', { selector: '.ant-select-item *' }));
  await user.type(drawer.getByLabelText(/^Limit/), '50000');
  await user.type(drawer.getByLabelText('Vyčerpáno'), '50001');
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  expect(await drawer.findByText('Čerpat lze nejvýše do limitu')).toBeVisible();
  await user.clear(drawer.getByLabelText('Vyčerpáno'));
  await user.type(drawer.getByLabelText('Vyčerpáno'), '20000');
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ creditCardLimit: 50_000, drawingAmount: 20_000 }),
    ),
  );
  expect(sent.mock.calls[0][0]).not.toHaveProperty('loanPrincipalAmount');
});

it('corrects what the bureau reports half', async () => {
  const sent = jest.fn();
  const half = { ...reported, creditCardLimit: undefined, maturityDate: '2024-01-31' };
  server.use(
    handle(obligationCalls.list, [half]),
    handle(obligationCalls.update, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open('/?person=5&obligation=10');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByLabelText('Korekce'));
  await user.click(screen.getByText('Zrušení', { selector: '.ant-select-item *' }));
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ correction: { correctionTypeId: 2 } }),
    ),
  );
});

it('reads the newer state when somebody else has changed what is removed', async () => {
  const { user } = await open('/?person=5&obligation=9');
  const drawer = within(await screen.findByRole('dialog'));
  server.use(
    handle(obligationCalls.delete, failure(409, { message: 'Žádost je odeslaná ke schválení.' })),
    handle(obligationCalls.list, [{ ...loan, version: 2, installmentAmount: 4_100 }]),
  );
  await user.click(await drawer.findByRole('button', { name: 'Odebrat' }));
  expect(await drawer.findByText('Žádost je odeslaná ke schválení.')).toBeVisible();
  expect(drawer.getByLabelText(/^Měsíční splátka/)).toHaveValue('4\u00A0100');
});

it('keeps what was typed when somebody else has removed it, and adds it again', async () => {
  const { user, banners } = await open('/?person=5&obligation=9');
  const drawer = within(await screen.findByRole('dialog'));
  const installment = await drawer.findByLabelText(/^Měsíční splátka/);
  await user.clear(installment);
  await user.type(installment, '4500');
  const added = jest.fn();
  server.use(
    handle(obligationCalls.update, failure(404)),
    handle(obligationCalls.list, []),
    handle(obligationCalls.create, ({ body }) => {
      added(body);
      return { obligationId: 11 };
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  expect(await drawer.findByText('Mezitím to někdo jiný odebral')).toBeVisible();
  expect(installment).toHaveValue('4\u00A0500');
  expect(banners).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(added.mock.calls).toEqual([[expect.objectContaining({ installmentAmount: 4_500 })]]);
});

it('saves an obligation and closes, however slow the storage of the browser is', async () => {
  jest.mocked(removeDraft).mockReturnValue(new Promise(() => undefined));
  const sent = jest.fn();
  server.use(
    handle(obligationCalls.update, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user, router } = await open('/?person=5&obligation=9');
  const drawer = within(await screen.findByRole('dialog'));
  const installment = await drawer.findByLabelText(/^Měsíční splátka/);
  await user.clear(installment);
  await user.type(installment, '3900');
  await user.click(drawer.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ version: 1, installmentAmount: 3_900 }),
  );
});

it('says that the bureau failed, beside what is known already', async () => {
  const failed = { state: 'failed' as const, progress: 0, unidentifiedCount: 0 };
  server.use(handle(obligationCalls.exposureRefresh, failed));
  await open();
  expect(await screen.findByText('Registry neodpověděly, načtěte závazky znovu.')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Závazky' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Načíst závazky z registrů' })).toBeEnabled();
});

it('shows what was read of the first people when the bureau fails at the next', async () => {
  const running = { state: 'running' as const, progress: 0.5, unidentifiedCount: 0 };
  server.use(handle(obligationCalls.exposureRefresh, running), handle(obligationCalls.list, []));
  const { queryClient } = await open();
  await screen.findByRole('button', { name: /hotovo 50/ });
  server.use(
    handle(obligationCalls.exposureRefresh, { ...running, state: 'failed' }),
    handle(obligationCalls.list, [reported]),
  );
  await act(() => queryClient.invalidateQueries(exposureQuery(3)));
  expect(await screen.findByText('Registry neodpověděly, načtěte závazky znovu.')).toBeVisible();
  expect(await screen.findByText('Kreditní karta, Air Bank')).toBeVisible();
});

it('says nothing of the bureau without permission 240, and asks for nothing', async () => {
  const asked = jest.fn();
  server.use(
    handle(obligationCalls.exposureRefresh, () => {
      asked();
      return failure(403);
    }),
  );
  const userPermissions = Object.values(permission).filter((one) => one !== 240);
  const { banners } = await open('/', { user: advisorUser({ userPermissions }) });
  await screen.findByRole('list', { name: 'Závazky' });
  expect(screen.queryByRole('button', { name: /registrů/ })).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(banners).toEqual([]);
});

it('asks the bureau once and says whom it cannot ask about', async () => {
  const asked = jest.fn();
  server.use(
    handle(salesArrangementCalls.refreshClientExposure, () => {
      asked();
      server.use(
        handle(obligationCalls.exposureRefresh, {
          state: 'running',
          progress: 0.5,
          unidentifiedCount: 1,
        }),
      );
    }),
  );
  const { user } = await open();
  expect(await screen.findByText(/1 osoba není identifikovaná/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Načíst závazky z registrů' }));
  expect(await screen.findByRole('button', { name: /hotovo 50\s%/ })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});
