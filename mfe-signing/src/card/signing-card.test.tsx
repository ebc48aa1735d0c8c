import { signatureCalls } from '@advisor/contracts/signature-service/calls';
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

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    handle(signatureCalls.getWithMethods, () => now),
    handle(signatureCalls.get, () => now),
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
    handle(signatureCalls.getWithMethods, ({ params, query }) => {
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
    'STANDARD',
    running({ SelectedSigningMethod: { Code: 'PAAT', Name: 'Mobilní aplikace' } }),
    'Podpis v aplikaci',
  ],
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
    expect(await screen.findByRole('row', { name: /Jan Novák/ })).toBeVisible();
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
    server.use(handle(signatureCalls.getWithMethods, answer as never));
    const { user } = await renderCard();
    const dialog = await screen.findByRole('alertdialog', { name: 'Nastala chyba' });
    expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    now = signatures([member()]);
    server.use(handle(signatureCalls.getWithMethods, () => now));
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('row', { name: /Jan Novák/ })).toBeVisible();
  });

  it('is repeated while there is no process', async () => {
    const answers = [signatures([], { Process: null }), signatures([member()])];
    let asked = 0;
    server.use(
      handle(signatureCalls.getWithMethods, () => answers[asked++] ?? signatures([member()])),
    );
    await renderCard();
    expect(await screen.findByText('Dokument se připravuje k podpisu…')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Jan Novák/ })).toBeVisible();
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

it('says why and when a signature ran out or failed; what is to be done leads on', async () => {
  const LastErrorDate = '2026-11-21T13:05:00.000Z';
  server.use(
    handle(
      signatureCalls.getWithMethods,
      signatures([
        expired({ LastErrorDate }),
        member({
          Id: 'S2',
          InfoText1: 'Eva Malá',
          SelectedSigningMethod: biometric,
          LastErrorMessage: 'Klient podpis odmítl.',
          LastErrorDate,
          AvailableSigningProcesses: [standard()],
        }),
      ]),
    ),
  );
  const { user } = await renderCard();
  expect(await screen.findByRole('row', { name: /Jan Novák/ })).toHaveTextContent(
    /Čas na podpis vypršel\. 21\. 11\. 2026\s14:05/,
  );
  expect(screen.getByRole('row', { name: /Eva Malá/ })).toHaveTextContent(
    /Klient podpis odmítl\. 21\. 11\. 2026\s14:05/,
  );
  for (const name of ['Jan Novák', 'Eva Malá']) {
    const retry = screen.getByRole('button', { name: `Opakovat podpis: ${name}` });
    expect(retry.dataset['look']).toBe('primary');
    expect(screen.queryByRole('button', { name: `Podepsat: ${name}` })).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: /Eva Malá/, expanded: false }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Podepsat',
  ]);
});
