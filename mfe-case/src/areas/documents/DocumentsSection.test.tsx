import { clientRequestCalls } from '@advisor/contracts/client-requests/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../cs.json';
import DocumentsSection from './DocumentsSection';
import { caseDocument } from '../../documents/testing/case-document';

const documents = [
  caseDocument({ documentId: 3, fileName: 'Výpis.pdf', documentTypeCode: 'accountStatement' }),
  caseDocument({ documentId: 2, fileName: 'Občanka.png', documentTypeCode: 'identity' }),
  caseDocument({ documentId: 1, fileName: 'Potvrzení.docx', uploadState: 2 }),
];
const server = mockServer(
  handle(documentCalls.caseDocuments, documents),
  handle(documentCalls.ownTemporary, []),
  handle(clientRequestCalls.list, []),
);

beforeAll(() => {
  // jsdom has none.
  URL.createObjectURL = jest.fn(() => 'blob:shown');
  URL.revokeObjectURL = jest.fn();
});

const { matchMedia } = window;
const open = () =>
  renderRoute(() => [{ path: '/', element: <DocumentsSection caseId={1_000_001} /> }], '/', {
    texts: { case: texts },
  });

const names = async () => {
  const table = await screen.findByRole('table', { name: 'Dokumenty případu' });
  return within(table)
    .getAllByRole('button', { name: /^Náhled dokumentu/ })
    .map(({ textContent }) => textContent);
};

it('lists what was put to the case, to be searched and narrowed to a kind', async () => {
  const { user } = await open();
  expect(await names()).toEqual(['Výpis.pdf', 'Občanka.png', 'Potvrzení.docx']);
  await user.type(screen.getByRole('textbox', { name: 'Hledat v dokumentech' }), 'obcanka{Enter}');
  expect(await names()).toEqual(['Občanka.png']);
  expect(screen.getByText('1 dokument')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Hledat v dokumentech' }), 'xyz{Enter}');
  expect(await screen.findByText('Hledání neodpovídá žádný dokument')).toBeVisible();
});

it('shows pictures small where the columns have no room, as a part of what opens them', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(width < 1240px)',
  }));
  server.use(handle(documentCalls.caseDocumentContent, new Response('x') as unknown as Blob));
  const { user } = await open();
  expect(await names()).toEqual(['Výpis.pdf', 'Občanka.png', 'Potvrzení.docx']);
  const picture = screen
    .getByRole('button', { name: 'Náhled dokumentu Občanka.png' })
    .querySelector('img');
  expect(picture).toHaveAttribute('src', '/api/v1/case/1000001/documents/2/thumbnail');
  expect(screen.getByRole('table').querySelectorAll('img')).toHaveLength(1);
  await user.click(picture!);
  expect(await screen.findByRole('dialog')).toBeVisible();
  jest.mocked(window.matchMedia).mockRestore();
});

it('leads to each file, under the case', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Stáhnout Výpis.pdf' })).toHaveAttribute(
    'href',
    '/api/v1/case/1000001/documents/3/content',
  );
});

it('downloads several at once, as they were chosen', async () => {
  const followed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.pathname);
  });
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Vybrat Občanka.png' }));
  await user.click(screen.getByRole('checkbox', { name: 'Vybrat Výpis.pdf' }));
  expect(screen.getByText('Vybrány 2 dokumenty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stáhnout vybrané' }));
  expect(followed).toEqual([
    '/api/v1/case/1000001/documents/2/content',
    '/api/v1/case/1000001/documents/3/content',
  ]);
  click.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Zrušit výběr' }));
  expect(screen.getByRole('checkbox', { name: 'Vybrat Výpis.pdf' })).not.toBeChecked();
});

it('shows documents in place, one after the other', async () => {
  server.use(
    handle(documentCalls.caseDocumentContent, new Response('%PDF-1.7') as unknown as Blob),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Náhled dokumentu Výpis.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByTitle('Náhled dokumentu Výpis.pdf')).toHaveAttribute(
    'src',
    'blob:shown#navpanes=0&view=FitH',
  );
  expect(dialog.getByRole('button', { name: 'Předchozí dokument' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Další dokument' }));
  expect(await screen.findByRole('img', { name: 'Náhled dokumentu Občanka.png' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText(/Náhled tohoto typu souboru není k dispozici/)).toBeVisible();
  expect(screen.getByText('3 z 3')).toBeVisible();
});

it('says in the preview that a document could not be loaded, and tries again', async () => {
  server.use(handle(documentCalls.caseDocumentContent, failure(503)));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Náhled dokumentu Občanka.png' }));
  expect(await screen.findByText('Dokument se nepodařilo načíst')).toBeVisible();
  server.use(handle(documentCalls.caseDocumentContent, new Response('x') as unknown as Blob));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await screen.findByRole('img')).toBeVisible();
});

it('saves to the archive again what has failed, once', async () => {
  const asked = jest.fn();
  server.use(
    handle(documentCalls.retryCaseDocument, ({ params }) => {
      asked(Number(params['caseId']), Number(params['documentId']));
      return { documentId: 1, uploadState: 1 as const };
    }),
  );
  const { user } = await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Uložit znovu Potvrzení.docx' }));
  await waitFor(() => expect(asked.mock.calls).toEqual([[1_000_001, 1]]));
});

it('follows what is on its way to the archive', async () => {
  server.use(handle(documentCalls.caseDocuments, [caseDocument({ uploadState: 1 })]));
  await open();
  expect(await screen.findByText('Ukládá se')).toBeVisible();
  server.use(handle(documentCalls.caseDocuments, [caseDocument()]));
  act(() => hearLive({ topic: 'jobs' }));
  expect(await screen.findByText('Uloženo')).toBeVisible();
});

it('says that there is nothing yet, and that the list could not be loaded', async () => {
  server.use(handle(documentCalls.caseDocuments, []));
  await open();
  expect(await screen.findByText(/zatím nikdo nenahrál/)).toBeVisible();
});

it('can be tried again', async () => {
  server.use(handle(documentCalls.caseDocuments, failure(500)));
  const { user } = await open();
  expect(await screen.findByText('Dokumenty se nepodařilo načíst')).toBeVisible();
  server.use(handle(documentCalls.caseDocuments, documents));
  await user.click(screen.getByRole('button', { name: /Zkusit znovu/ }));
  expect(await names()).toHaveLength(3);
});
