import { caseCalls } from '@advisor/contracts/case/calls';
import { checklistCalls } from '@advisor/contracts/checklist/calls';
import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { hearLive } from '@advisor/shell/live';
import { openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { ClientRequests } from './ClientRequests';
import type { ClientRequest } from './requests.queries';

const caseId = 1_000_001;
const request: ClientRequest = {
  requestId: 7,
  personName: 'Jan Novák',
  papers: ['Výpis z účtu'],
  validTo: '2026-12-04',
  state: 'opened',
  linkBy: 'email',
  codeBy: 'sms',
  authorName: 'Jana Nováková',
  createdOn: '2026-11-20T09:00:00.000Z',
  sending: 1,
  files: [
    {
      fileId: 5,
      fileName: 'výpis.docx',
      size: 48_400,
      state: 'waiting',
      sentOn: '2026-11-20T10:00:00.000Z',
    },
  ],
};
const people = [
  {
    customerOnSAId: 1,
    name: 'Jan Novák',
    phoneNumber: '+420 600 000 001',
    emailAddress: 'jan@example.cz',
    isUnknown: false,
  },
  { customerOnSAId: 2, name: 'Eva Nováková', isUnknown: true },
];
const item = { checklistItemId: 1, category: 'Příjmy', isMandatory: true, isCustom: false };

const server = mockServer(
  handle(clientRequestCalls.list, [request]),
  handle(documentCalls.caseDocuments, []),
  handle(caseCalls.get, openCase({ caseId })),
  handle(clientRequestCalls.people, { salesArrangementId: 9, people }),
  handle(checklistCalls.get, {
    items: [
      { ...item, name: 'Potvrzení o příjmu', state: 'required', version: 0 },
      { ...item, checklistItemId: 2, name: 'Průkaz', state: 'checked', version: 1 },
    ],
  }),
);

const open = () =>
  renderRoute(() => [{ path: '/', element: <ClientRequests caseId={caseId} /> }], '/', {
    texts: { case: texts },
  });

async function ask() {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Vyžádat od klienta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vyžádat podklady od klienta' });
  await within(dialog).findByRole('combobox', { name: /Klient/ });
  return { ...view, dialog };
}

it('asks for papers of the checklist and others, once', async () => {
  const asked = jest.fn();
  server.use(
    handle(clientRequestCalls.ask, ({ body }) => {
      asked(body);
      return { requestId: 8, isSent: true };
    }),
  );
  const { user, dialog } = await ask();
  expect(within(dialog).getByText(/e-mailem na jan@example.cz/)).toBeVisible();
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Potvrzení o příjmu' }));
  expect(within(dialog).queryByRole('checkbox', { name: 'Průkaz' })).not.toBeInTheDocument();
  await user.type(
    within(dialog).getByRole('textbox', { name: /Další podklady/ }),
    'Daňové přiznání',
  );
  await user.dblClick(within(dialog).getByRole('button', { name: 'Poslat odkaz' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(asked.mock.calls).toEqual([
    [
      {
        customerOnSAId: 1,
        papers: ['Potvrzení o příjmu', 'Daňové přiznání'],
        validTo: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ],
  ]);
});

it('says that nothing was chosen, and keeps what was typed when it is refused', async () => {
  const words = 'U klienta není telefon ani e-mail, na který by se odkaz poslal.';
  server.use(
    handle(clientRequestCalls.ask, failure(400, { message: words, field: 'customerOnSAId' })),
  );
  const { user, dialog } = await ask();
  await user.click(within(dialog).getByRole('button', { name: 'Poslat odkaz' }));
  expect(await within(dialog).findAllByText(/aspoň jeden podklad/)).not.toHaveLength(0);
  const own = within(dialog).getByRole('textbox', { name: /Další podklady/ });
  await user.type(own, 'Plná moc');
  await user.click(within(dialog).getByRole('button', { name: 'Poslat odkaz' }));
  expect(await within(dialog).findAllByText(words)).not.toHaveLength(0);
  expect(own).toHaveValue('Plná moc');
});

it('leads to where a contact is completed', async () => {
  const { user, dialog } = await ask();
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /Klient/ }));
  await user.click(await screen.findByText('Eva Nováková'));
  expect(await within(dialog).findByText(/není ztotožněný/)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Doplnit údaje klienta' })).toHaveAttribute(
    'href',
    `/mortgage/client-detail/2?caseId=${caseId}`,
  );
});

it('shows a code that the advisor tells the client', async () => {
  server.use(handle(clientRequestCalls.ask, { requestId: 8, isSent: true, code: '012345' }));
  const { user, dialog } = await ask();
  await user.type(within(dialog).getByRole('textbox', { name: /Další podklady/ }), 'Plná moc');
  await user.click(within(dialog).getByRole('button', { name: 'Poslat odkaz' }));
  expect(await screen.findByText('012345')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kód jsem předal' }));
  await waitFor(() => expect(screen.queryByText('012345')).not.toBeInTheDocument());
});

async function look() {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Zkontrolovat výpis.docx' }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: 'Soubor od klienta' }) };
}

it('accepts what came as a document, once it is said of which kind', async () => {
  const accepted = jest.fn();
  server.use(
    handle(clientRequestCalls.accept, ({ params, body }) => {
      accepted(params, body);
      return { documentId: 3 };
    }),
  );
  const { user, dialog } = await look();
  expect(within(dialog).getByRole('link', { name: /Stáhnout/ })).toHaveAttribute(
    'href',
    `/api/v1/case/${caseId}/client-files/5/content`,
  );
  const button = await within(dialog).findByRole('button', { name: 'Přijmout do dokumentů' });
  await user.click(button);
  expect(accepted).not.toHaveBeenCalled();
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /Druh dokumentu/ }));
  await user.click(await screen.findByText('Výpis z účtu', { selector: '.ant-select-item *' }));
  await user.dblClick(button);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(accepted).toHaveBeenCalledTimes(1);
  expect(accepted.mock.calls[0]?.[1]).toEqual({
    fileName: 'výpis.docx',
    documentTypeCode: 'accountStatement',
  });
});

it('puts what came to the paper that was asked for, unless the advisor says another', async () => {
  const accepted = jest.fn();
  const words = 'Tento podklad v žádosti není.';
  server.use(
    handle(clientRequestCalls.list, [{ ...request, papers: ['Potvrzení o příjmu'] }]),
    handle(clientRequestCalls.accept, ({ body }) => {
      accepted(body);
      return failure(400, { message: words, field: 'checklistItemId' });
    }),
  );
  const { user, dialog } = await look();
  const button = await within(dialog).findByRole('button', { name: 'Přijmout do dokumentů' });
  expect(within(dialog).getByText('Potvrzení o příjmu')).toBeVisible();
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /Druh dokumentu/ }));
  await user.click(await screen.findByText('Výpis z účtu', { selector: '.ant-select-item *' }));
  await user.click(button);
  expect(await within(dialog).findAllByText(words)).not.toHaveLength(0);
  expect(accepted.mock.calls[0]?.[0]).toMatchObject({ checklistItemId: 1 });
  fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /Podklad žádosti/ }));
  await user.click(await screen.findByText('Průkaz', { selector: '.ant-select-item *' }));
  await user.click(button);
  await waitFor(() => expect(accepted).toHaveBeenCalledTimes(2));
  expect(accepted.mock.calls[1]?.[0]).toMatchObject({ checklistItemId: 2 });
});

it('accepts as ever for who may not see the checklist', async () => {
  server.use(handle(checklistCalls.get, failure(403)));
  const { dialog } = await look();
  expect(
    await within(dialog).findByRole('button', { name: 'Přijmout do dokumentů' }),
  ).toBeVisible();
  expect(
    within(dialog).queryByRole('combobox', { name: /Podklad žádosti/ }),
  ).not.toBeInTheDocument();
});

it('shows what has come meanwhile', async () => {
  server.use(handle(clientRequestCalls.list, [{ ...request, files: [] }]));
  await open();
  expect(await screen.findByText('Výpis z účtu')).toBeVisible();
  expect(screen.queryByText('výpis.docx')).not.toBeInTheDocument();
  server.use(handle(clientRequestCalls.list, [request]));
  act(() => hearLive({ topic: 'case', caseId, changes: ['document'] }));
  expect(await screen.findByText('výpis.docx')).toBeVisible();
});

it('refuses with a reason, which stays when a colleague was faster', async () => {
  const words = 'Soubor mezitím přijal někdo jiný: Petr Dvořák.';
  server.use(handle(clientRequestCalls.refuse, failure(409, { message: words })));
  const { user, dialog } = await look();
  await user.click(within(dialog).getByRole('button', { name: 'Odmítnout…' }));
  const reason = within(dialog).getByRole('textbox', { name: /Důvod odmítnutí/ });
  await user.type(reason, 'Chybí druhá strana.');
  await user.click(within(dialog).getByRole('button', { name: 'Odmítnout soubor' }));
  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(reason).toHaveValue('Chybí druhá strana.');
});

it('sends a link again, and ends it after a question', async () => {
  const [sent, ended] = [jest.fn(), jest.fn()];
  server.use(
    handle(clientRequestCalls.sendAgain, ({ body }) => {
      sent(body);
      return { requestId: 7, isSent: true };
    }),
    handle(clientRequestCalls.end, () => {
      ended();
      return undefined;
    }),
  );
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: /^Poslat odkaz znovu/ }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ sending: 1 }]]));
  await user.click(screen.getByRole('button', { name: /^Ukončit odkaz: / }));
  await user.click(await screen.findByRole('button', { name: 'Ukončit odkaz' }));
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
});
