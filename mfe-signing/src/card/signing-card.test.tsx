import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import type { Signatures } from '@advisor/contracts/signature-service/entities';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderCard, signingDocument } from '../testing/render-card';
import {
  biometric,
  digital,
  expired,
  group,
  member,
  paper,
  running,
  signatures,
  signed,
  standard,
} from '../testing/signature-fixtures';

const server = mockServer();
let now: Signatures;
const ok = { Result: { Code: 0 } };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle('signatures.getWithMethods', () => now),
    handle('signatures.get', () => now),
  );
});

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const tab = (name: string) => screen.findByRole('tab', { name });
const single = [standard({ AvailableSigningMethods: [biometric] })];
const both = { AvailableSigningProcesses: [standard(), digital()] };

it('asks for the document and shows role, full name, signature type and state', async () => {
  now = signatures([member()]);
  const asked: unknown[] = [];
  server.use(
    handle('signatures.getWithMethods', ({ params, query }) => {
      asked.push(params['context'], query);
      return now;
    }),
  );
  await renderCard();
  const table = await screen.findByRole('table', { name: 'Podepisující osoby' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Role', 'Jméno a příjmení', 'Typ podpisu', 'Stav podpisu', 'Akce']);
  const cells = within(await row('Jan Novák'));
  expect(cells.getByRole('cell', { name: 'Žadatel' })).toBeVisible();
  expect(cells.getByRole('rowheader', { name: 'Jan Novák' })).toBeVisible();
  expect(cells.getByRole('combobox', { name: 'Typ podpisu: Jan Novák' })).toHaveValue('');
  expect(cells.getByText('Nezahájeno')).toBeVisible();
  const { documentExternalId, org } = signingDocument;
  expect(asked).toEqual(['epodpisy', { documentExternalId, org }]);
});

it.each([
  ['signed', signed(), 'accepted', 'Podepsáno', 'success'],
  ['failed', expired(), 'error', 'Chyba', 'error'],
  ['running', running(), 'inProgress', 'Probíhá', 'progress'],
  ['untouched', member(), 'notStarted', 'Nezahájeno', 'neutral'],
])('shows a row that is %s by a chip', async (_name, record, state, label, tone) => {
  now = signatures([record]);
  await renderCard();
  const chip = (await screen.findByText(label)).closest('[data-state]');
  expect(chip).toHaveAttribute('data-state', state);
  expect(chip?.firstElementChild).toHaveClass(`adv-tone-${tone}`);
});

it.each([
  ['STANDARD', running(), 'Biometrický podpis'],
  [
    'MSC',
    running({ AvailableSigningProcesses: [digital({ CanBeSigned: false, CanBeCancelled: true })] }),
    'Podpis v aplikaci',
  ],
] as const)('says how %s is processed', async (Process, record, text) => {
  now = signatures([record], { Process });
  await renderCard();
  expect((await screen.findByText('Probíhá')).closest('[data-state]')).toHaveAttribute(
    'title',
    text,
  );
});

it('shows the chosen method as text where signing runs or is done', async () => {
  now = signatures([running(), signed({ Id: 'S2', InfoText1: 'Eva Malá' })]);
  await renderCard();
  for (const name of ['Jan Novák', 'Eva Malá']) {
    const cells = within(await row(name));
    expect(cells.getByText('Biometrický podpis')).toBeVisible();
    expect(cells.queryByRole('combobox')).not.toBeInTheDocument();
  }
});

it('shows all signers without paging, by groups', async () => {
  const Groups = Array.from({ length: 8 }, (_, at) =>
    group(
      Array.from({ length: 5 }, (__, index) =>
        member({ Id: `S${at}-${index}`, InfoText1: `Osoba ${at}-${index}` }),
      ),
      { FormTitle: `Dokument ${at}` },
    ),
  );
  now = signatures([], { Groups });
  await renderCard();
  expect(await screen.findAllByRole('rowheader', { name: /^Osoba/ })).toHaveLength(40);
  expect(screen.getByRole('rowheader', { name: 'Dokument 3 Podepsáno 0 z 5' })).toBeVisible();
});

it.each([
  ['E', 'error'],
  ['W', 'warning'],
  ['I', 'info'],
])('shows the message %s of the server above the table as %s', async (Severity, severity) => {
  now = signatures([member()], { UserMessage: { Severity, Message: 'Zpráva pro uživatele' } });
  await renderCard();
  const bar = (await screen.findByText('Zpráva pro uživatele')).closest('[data-severity]');
  expect(bar).toHaveAttribute('data-severity', severity);
  const table = screen.getByRole('table');
  expect(bar?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('choosing a method', () => {
  it('preselects the only one, and clears the others’ when one is chosen', async () => {
    const other = { AvailableSigningProcesses: single };
    now = signatures([
      member(),
      member({ ...other, Id: 'S2', InfoText1: 'Eva Malá' }),
      running({ Id: 'S3', InfoText1: 'Petr Velký' }),
    ]);
    const { user } = await renderCard();
    const [mine, others] = await screen.findAllByRole('combobox');
    expect(mine).toHaveValue('');
    expect(others).toHaveValue('BIOMETRIC');
    expect(screen.getByRole('button', { name: 'Podepsat: Jan Novák' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Podepsat: Eva Malá' })).toBeEnabled();
    await user.selectOptions(mine as HTMLElement, paper.Name);
    expect(mine).toHaveValue('TABLET');
    expect(others).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Podepsat: Jan Novák' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Podepsat: Eva Malá' })).toBeDisabled();
    expect(within(await row('Petr Velký')).getByText('Biometrický podpis')).toBeVisible();
  });

  it('takes the method already used before the only one', async () => {
    now = signatures([member({ SigningMethod: paper })]);
    await renderCard();
    expect(await screen.findByRole('combobox')).toHaveValue('TABLET');
  });
});

describe('tabs', () => {
  it('opens the standard process, and the digital one on demand with clients only', async () => {
    now = signatures([
      member(both),
      member({ ...both, Id: 'S2', InfoText1: 'Jana Poradcová', CategoryCode: 'A' }),
    ]);
    const { user } = await renderCard();
    expect(await tab('Biometrické podepisování')).toHaveAttribute('aria-selected', 'true');
    expect(await row('Jana Poradcová')).toBeVisible();
    await user.click(await tab('Digitální podepisování'));
    expect(await tab('Digitální podepisování')).toHaveAttribute('aria-selected', 'true');
    expect(await row('Jan Novák')).toBeVisible();
    expect(screen.queryByText('Jana Poradcová')).not.toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Akce' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Podepsat:/ })).not.toBeInTheDocument();
  });

  it('disables a process that is not offered', async () => {
    now = signatures([member()]);
    await renderCard({ processType: 'MSC' });
    expect(await tab('Digitální podepisování')).toBeDisabled();
    expect(await tab('Biometrické podepisování')).toHaveAttribute('aria-selected', 'true');
  });

  it('disables a process when the other one has started', async () => {
    now = signatures([
      running({
        AvailableSigningProcesses: [
          standard({ CanBeSigned: false, CanBeCancelled: true }),
          digital(),
        ],
      }),
    ]);
    await renderCard();
    expect(await tab('Digitální podepisování')).toBeDisabled();
  });

  it('are moved through by arrows', async () => {
    now = signatures([member(both)]);
    const { user } = await renderCard({ processType: 'MSC' });
    await user.click(await tab('Digitální podepisování'));
    await user.keyboard('{ArrowRight}');
    expect(await tab('Biometrické podepisování')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await tab('Biometrické podepisování')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('cancelling', () => {
  const menu = async (user: Awaited<ReturnType<typeof renderCard>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Další akce: Jan Novák' }));
    return screen.findByRole('menu');
  };

  it('cancels one signature after a question, and tells the parent to refresh', async () => {
    now = signatures([running()]);
    const cancelled: unknown[] = [];
    server.use(
      handle('signatures.cancelOne', ({ query }) => {
        cancelled.push(query);
        now = signatures([member()]);
        return ok;
      }),
    );
    const { user, calls } = await renderCard();
    await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
    expect(cancelled).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
    await waitFor(() => expect(calls).toContain('refresh "cancelled"'));
    expect(calls).toContain('cancelled {"scope":"signer"}');
    expect(cancelled).toEqual([{ signatureId: 'S1', mode: 'ADVISOR' }]);
    expect(await screen.findByText('Nezahájeno')).toBeVisible();
  });

  it('cancels nothing when the question is refused', async () => {
    now = signatures([running()]);
    const { user } = await renderCard();
    await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
    await user.click(within(dialog).getByRole('button', { name: 'Zpět' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cancels the whole document where the group can be cancelled', async () => {
    now = signatures([], { Groups: [group([running()], { CanBeCancelled: true })] });
    const cancelled: unknown[] = [];
    server.use(
      handle('signatures.cancelAll', ({ query }) => {
        cancelled.push(query);
        now = signatures([member()]);
        return ok;
      }),
    );
    const { user, calls } = await renderCard();
    const item = { name: 'Zrušit celé podepisování' };
    await user.click(within(await menu(user)).getByRole('menuitem', item));
    const dialog = await screen.findByRole('dialog', { name: 'Zrušit celé podepisování?' });
    await user.click(within(dialog).getByRole('button', item));
    await waitFor(() => expect(calls).toContain('cancelled {"scope":"group"}'));
    expect(cancelled).toEqual([{ documentExternalId: 'EP-000001' }]);
    expect(calls).toContain('refresh "cancelled"');
  });

  it('shows what is, when it was refused', async () => {
    now = signatures([running()]);
    server.use(
      handle('signatures.cancelOne', () => {
        now = signatures([signed()]);
        return { Result: { Code: 5, Message: 'Podpis je dokončen' } };
      }),
    );
    const { user } = await renderCard();
    await user.click(within(await menu(user)).getByRole('menuitem', { name: 'Zrušit podpis' }));
    const question = await screen.findByRole('dialog', { name: 'Zrušit podpis?' });
    await user.click(within(question).getByRole('button', { name: 'Zrušit podpis' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Podpis je dokončen');
    expect(screen.getByText('Podepsáno')).toBeInTheDocument();
  });

  it('is a menu of arrows and Esc', async () => {
    now = signatures([], { Groups: [group([running()], { CanBeCancelled: true })] });
    const { user } = await renderCard();
    const items = within(await menu(user)).getAllByRole('menuitem');
    expect(items[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(items[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(items[1]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Další akce: Jan Novák' })).toHaveFocus();
  });

  it('is a dialog below 450 px', async () => {
    const asked: string[] = [];
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      asked.push(query);
      return { matches: true } as MediaQueryList;
    });
    now = signatures([running()]);
    const { user } = await renderCard();
    await user.click(await screen.findByRole('button', { name: 'Další akce: Jan Novák' }));
    const dialog = await screen.findByRole('dialog', { name: 'Další akce: Jan Novák' });
    expect(asked).toContain('(width < 450px)');
    await user.click(within(dialog).getByRole('button', { name: 'Zrušit podpis' }));
    expect(await screen.findByRole('dialog', { name: 'Zrušit podpis?' })).toBeVisible();
  });
});

describe('the digital process', () => {
  const address = 'https://pad.example/delegated/1';
  const client = (change = {}) => member({ AvailableSigningProcesses: [digital()], ...change });
  const delegated = () =>
    signatures(
      [
        running({
          AvailableSigningProcesses: [digital({ CanBeSigned: false, CanBeCancelled: true })],
        }),
      ],
      { Process: 'MSC', ProcessDelegateRedirectUrl: address },
    );
  const button = (name: string) => screen.findByRole('button', { name });

  it('gets ready, then offers signing', async () => {
    now = signatures([client()], { Process: 'MSC' });
    const bodies: unknown[] = [];
    server.use(
      handle('signatures.delegate', ({ body, query }) => {
        bodies.push(body, query);
        now = delegated();
        return now;
      }),
    );
    const { user, calls } = await renderCard();
    expect(await button('Podepsat')).toBeDisabled();
    await user.click(await button('Připravit k podpisu'));
    await waitFor(async () => expect(await button('Podepsat')).toBeEnabled());
    expect(bodies).toEqual([{ Process: 'MSC' }, { documentExternalId: 'EP-000001' }]);
    expect(await button('Připravit k podpisu')).toBeDisabled();
    expect(calls).toContain('refresh "delegated"');
  });

  it('reloads on demand', async () => {
    now = signatures([client()], { Process: 'MSC' });
    const { user } = await renderCard();
    await button('Obnovit');
    now = delegated();
    await user.click(await button('Obnovit'));
    expect(await screen.findByText('Probíhá')).toBeVisible();
  });

  it('signs in a window of 1000 × 1200, opened in the click, and reads the state when it closes', async () => {
    now = delegated();
    const opened = { closed: false, opener: window, location: { replace: jest.fn() } };
    const open = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { user } = await renderCard();
    await user.click(await button('Podepsat'));
    expect(open).toHaveBeenCalledWith('about:blank', '_blank', 'popup,width=1000,height=1200');
    expect(opened.opener).toBeNull();
    expect(opened.location.replace).toHaveBeenCalledWith(address);
    now = signatures([signed({ AvailableSigningProcesses: [digital({ CanBeSigned: false })] })], {
      Process: 'MSC',
    });
    opened.closed = true;
    expect(await screen.findByText('Podepsáno')).toBeVisible();
  });

  it('clamps the window to the screen', async () => {
    now = delegated();
    jest.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(800);
    jest.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(700);
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderCard();
    await user.click(await button('Podepsat'));
    expect(open.mock.calls[0]?.[2]).toBe('popup,width=800,height=700');
  });

  it('offers a link when the window is blocked', async () => {
    now = delegated();
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, calls } = await renderCard();
    await user.click(await button('Podepsat'));
    expect(
      await screen.findByRole('link', { name: 'Otevřít podepisování v novém okně' }),
    ).toHaveAttribute('href', address);
    expect(calls).toContain('popupBlocked');
  });
});

describe('the start', () => {
  it.each([
    [
      'the service’s text',
      { Result: { Code: 9, Message: 'Dokument neexistuje' } },
      'Dokument neexistuje',
    ],
    ['the forbidden text', failure(403), 'K požadované akci nemáte oprávnění'],
    ['the default text', failure(500), 'Došlo k výpadku serveru.'],
  ])('shows %s in the dialog and can be tried again', async (_name, answer, text) => {
    server.use(handle('signatures.getWithMethods', answer as never));
    const { user } = await renderCard();
    const dialog = await screen.findByRole('alertdialog', { name: 'Nastala chyba' });
    expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    now = signatures([member()]);
    server.use(handle('signatures.getWithMethods', () => now));
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await row('Jan Novák')).toBeVisible();
  });

  it('is repeated while there is no process', async () => {
    const answers = [signatures([], { Process: null }), signatures([member()])];
    let asked = 0;
    server.use(
      handle('signatures.getWithMethods', () => answers[asked++] ?? signatures([member()])),
    );
    await renderCard();
    expect(await screen.findByText('Dokument se připravuje k podpisu…')).toBeInTheDocument();
    expect(await row('Jan Novák')).toBeVisible();
    expect(asked).toBe(2);
  });
});

it('says aloud whose state has changed', async () => {
  now = signatures([member({ AvailableSigningProcesses: [digital()] })], { Process: 'MSC' });
  const { user } = await renderCard();
  const reload = await screen.findByRole('button', { name: 'Obnovit' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
  now = signatures([signed({ AvailableSigningProcesses: [digital({ CanBeSigned: false })] })], {
    Process: 'MSC',
  });
  await user.click(reload);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Jan Novák: Podepsáno'));
});

it('tells of completion once, and not at a load of a signed document', async () => {
  now = signatures([signed()]);
  const { names, unmount } = await renderCard();
  await row('Jan Novák');
  await act(async () => undefined);
  expect(names()).toEqual(['statusChanged']);
  unmount();
});
