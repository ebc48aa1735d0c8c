import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { salesArrangementCalls } from '@advisor/contracts/sales-arrangement/calls';
import { useNotificationStore } from '@advisor/shell/notifications';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arrangementHandlers, flow } from '../../../testing/arrangement-fixtures';
import { openScreen } from '../../../testing/open-screen';
import { caseDocument } from '../../../documents/testing/case-document';
import type { ChecklistItem } from './checklist.queries';

const item = (
  checklistItemId: number,
  name: string,
  change: Partial<ChecklistItem> = {},
): ChecklistItem => ({
  checklistItemId,
  category: 'Příjmy',
  name,
  state: 'required',
  isMandatory: true,
  isCustom: false,
  version: 2,
  ...change,
});
const confirmation = item(1, 'Potvrzení o příjmu');
const photos = item(2, 'Fotodokumentace', { category: 'Nemovitost', isMandatory: false });

const server = mockServer(
  ...arrangementHandlers(),
  handle(checklistCalls.get, { items: [confirmation, photos] }),
  handle(checklistCalls.snapshot, { items: [] }),
);
beforeEach(() => useNotificationStore.setState({ notifications: [] }));

const open = async (query = '') => {
  const rendered = await openScreen(`/mortgage/checklist/1000001/21${query}`);
  await screen.findByRole('heading', { level: 1, name: 'Seznam podkladů' });
  return rendered;
};
const row = (name: string) => screen.getByText(name).closest('li')!;

/** Chooses another state of a paper. */
async function choose(
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string,
  state: string,
): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: `Stav: ${name}` }));
  const options = await screen.findAllByText(state);
  await user.click(options.at(-1)!);
}

it('shows papers by category and how many of the mandatory ones are there', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Příjmy' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nemovitost' })).toBeVisible();
  expect(screen.getByText('Doloženo 0 z 1 povinných')).toBeVisible();
  expect(within(row('Fotodokumentace')).getByText('Nepovinný')).toBeVisible();
});

it('changes a state at once and sends the version it was made to', async () => {
  const sent = jest.fn();
  server.use(
    handle(checklistCalls.updateItem, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open();
  server.use(
    handle(checklistCalls.get, {
      items: [{ ...confirmation, state: 'delivered', version: 3 }, photos],
    }),
  );
  await choose(user, 'Potvrzení o příjmu', 'Dodáno');
  expect(await screen.findByText('Doloženo 1 z 1 povinných')).toBeVisible();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ checklistItemId: 1, version: 2, state: 'delivered' }),
  );
});

it('takes a change back when somebody else was faster, and shows theirs', async () => {
  const { user, banners } = await open();
  server.use(
    handle(checklistCalls.updateItem, failure(409)),
    handle(checklistCalls.get, {
      items: [{ ...confirmation, state: 'checked', version: 3 }, photos],
    }),
  );
  await choose(user, 'Potvrzení o příjmu', 'Není potřeba');
  expect(await screen.findByText('Seznam mezitím změnil někdo jiný')).toBeVisible();
  expect(await within(row('Potvrzení o příjmu')).findByText('Zkontrolováno')).toBeVisible();
  expect(banners).toEqual([]);
});

it('takes a change back when it fails', async () => {
  const { user, banners } = await open();
  server.use(handle(checklistCalls.updateItem, failure(500)));
  await choose(user, 'Potvrzení o příjmu', 'Dodáno');
  await waitFor(() => expect(banners).toHaveLength(1));
  expect(screen.getByText('Doloženo 0 z 1 povinných')).toBeVisible();
});

it('writes a note', async () => {
  const sent = jest.fn();
  server.use(
    handle(checklistCalls.updateItem, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Poznámka: Potvrzení o příjmu' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Potvrzení o příjmu'), 'Jen kopie.');
  await user.click(dialog.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith({
    checklistItemId: 1,
    version: 2,
    state: 'required',
    note: 'Jen kopie.',
  });
});

/** Opens the dialog of a new paper. */
const openDialog = async () => {
  const rendered = await open();
  await rendered.user.click(screen.getByRole('button', { name: /Přidat podklad/ }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
};

describe('a paper of the advisor’s own', () => {
  const add = { name: /^(plus )?Přidat$/ };

  it('is added once', async () => {
    const sent = jest.fn();
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/Název podkladu/), 'Plná moc');
    server.use(
      handle(checklistCalls.addItem, ({ body }) => {
        sent(body);
        return { checklistItemId: 9 };
      }),
      handle(checklistCalls.get, {
        items: [confirmation, item(9, 'Plná moc', { category: 'Ostatní', isCustom: true })],
      }),
    );
    const submit = dialog.getByRole('button', add);
    act(() => {
      submit.click();
      submit.click();
    });
    expect(await screen.findByText('Plná moc')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.mock.calls).toEqual([[{ name: 'Plná moc', category: 'Ostatní' }]]);
  });

  it('needs a name that the list does not have', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', add));
    expect(await dialog.findByText(/^Vyplňte pole /)).toBeVisible();
    server.use(
      handle(
        checklistCalls.addItem,
        failure(400, { message: 'Podklad už v seznamu je.', field: 'name' }),
      ),
    );
    await user.type(dialog.getByLabelText(/Název podkladu/), 'Potvrzení o příjmu');
    await user.click(dialog.getByRole('button', add));
    expect(await dialog.findByText('Podklad už v seznamu je.')).toBeVisible();
  });
});

it('says in the dialog why a paper cannot be added any more', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(/Název podkladu/), 'Plná moc');
  const message = 'Žádost je uzavřená.';
  server.use(handle(checklistCalls.addItem, failure(409, { message })));
  await user.click(dialog.getByRole('button', { name: /^(plus )?Přidat$/ }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText(/Název podkladu/)).toHaveValue('Plná moc');
});

describe('the list that the client got', () => {
  const saved = {
    items: [confirmation],
    createdOn: '2026-11-20T09:00:00Z',
    createdBy: 'Jana Poradcová',
    salesArrangementId: 21,
  };

  it('is kept once', async () => {
    const asked = jest.fn();
    const { user } = await open();
    expect(screen.queryByText('Změny od předání')).not.toBeInTheDocument();
    server.use(
      handle(checklistCalls.createSnapshot, ({ body }) => {
        asked(body);
        return { createdOn: saved.createdOn };
      }),
      handle(checklistCalls.snapshot, { ...saved, items: [confirmation, photos] }),
    );
    await user.click(screen.getByRole('button', { name: /Předat klientovi/ }));
    const question = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(question.getByText(/seznam se 2 podklady/)).toBeVisible());
    expect(asked).not.toHaveBeenCalled();
    await user.dblClick(question.getByRole('button', { name: 'Předat klientovi' }));
    expect(await screen.findByText('Od předání se nic nezměnilo.')).toBeVisible();
    expect(asked.mock.calls).toEqual([[{ salesArrangementId: 21 }]]);
  });

  it('is compared with the present one, and shown as it was', async () => {
    server.use(
      handle(checklistCalls.snapshot, saved),
      handle(checklistCalls.get, { items: [{ ...confirmation, state: 'checked' }, photos] }),
    );
    const { user, router } = await open();
    const changes = within(screen.getByRole('region', { name: 'Změny od předání' }));
    expect(changes.getByText(/Jana Poradcová/)).toBeVisible();
    expect(changes.getByText('Zkontrolováno')).toBeVisible();
    expect(changes.getByText('přidáno')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Předaný klientovi' }));
    expect(router.state.location.search).toBe('?view=handed');
    expect(screen.queryByRole('heading', { name: 'Nemovitost' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is not that of another request', async () => {
    server.use(handle(checklistCalls.snapshot, { ...saved, salesArrangementId: 22 }));
    await open('?view=handed');
    expect(screen.queryByText('Změny od předání')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Nemovitost' })).toBeVisible();
  });
});

it('can only be read when the application is closed', async () => {
  const reason = 'Žádost je uzavřená.';
  server.use(
    handle(
      salesArrangementCalls.flow,
      flow().map((step) => ({ ...step, isActive: false, reason })),
    ),
  );
  await open();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('says that there is nothing to bring yet', async () => {
  server.use(handle(checklistCalls.get, { items: [] }));
  await open();
  expect(screen.getByText('Seznam je zatím prázdný')).toBeVisible();
  expect(screen.getByRole('button', { name: /Předat klientovi/ })).toBeDisabled();
});

it('is files of the case, chosen in place; the first one delivers the paper', async () => {
  const sent = jest.fn();
  const files = [{ documentId: 31, fileName: 'Potvrzení.pdf' }];
  server.use(
    handle(documentCalls.caseDocuments, files.map(caseDocument)),
    handle(checklistCalls.updateItem, ({ body }) => {
      sent(body);
      return { version: body.version + 1 };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Doklady: Potvrzení o příjmu' }));
  server.use(
    handle(checklistCalls.get, {
      items: [{ ...confirmation, state: 'delivered', version: 3, documents: files }, photos],
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Vybrat z dokumentů' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Potvrzení.pdf/ }));
  await user.click(screen.getByRole('button', { name: 'Přiložit 1 dokument' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([
      [{ checklistItemId: 1, version: 2, state: 'delivered', documentIds: [31] }],
    ]),
  );
  expect(
    await within(row('Potvrzení o příjmu')).findByRole('link', { name: 'Potvrzení.pdf' }),
  ).toHaveAttribute('href', '/api/v1/case/1000001/documents/31/content');
  expect(screen.getByText('Doloženo 1 z 1 povinných')).toBeVisible();
});
