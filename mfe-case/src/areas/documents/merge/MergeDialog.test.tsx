import { documentCalls } from '@advisor/contracts/documents/calls';
import { hearLive } from '@advisor/shell/live';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { caseDocument } from '../../../documents/testing/case-document';
import '../../../documents/texts';
import MergeDialog from './MergeDialog';
import type { MergeStatus } from './merge.queries';

const server = mockServer();
const guid = '5d2f7c1e-3b0a-4c55-9a3e-0f6b1f3f7a10';
const documents = [
  caseDocument({ documentId: 1, fileName: 'Výpis.pdf' }),
  caseDocument({ documentId: 2, fileName: 'Smlouva.docx' }),
  caseDocument({ documentId: 3, fileName: 'Dům.jpg' }),
];

const asked = jest.fn();
beforeEach(() => asked.mockClear());

function answers(status: Partial<MergeStatus>) {
  server.use(
    handle(documentCalls.mergeCaseDocuments, ({ body }) => {
      asked(body);
      return { guid };
    }),
    handle(documentCalls.mergedStatus, {
      status: 'running',
      documentsDone: 0,
      documentsTotal: 2,
      ...status,
    }),
  );
}

async function open(chosen = documents) {
  const onClose = jest.fn();
  const view = await renderRoute(
    () => [{ path: '/', element: <MergeDialog caseId={7} documents={chosen} onClose={onClose} /> }],
    '/',
    { texts: { case: texts } },
  );
  await screen.findByText('Spojit dokumenty do jednoho PDF');
  return { ...view, onClose };
}

const order = () =>
  within(screen.getByRole('list', { name: 'Pořadí dokumentů' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/Výš.*/, ''));

it('merges what has pages, in the order that was chosen, once', async () => {
  answers({ documentsDone: 1 });
  const { user } = await open();
  expect(screen.getByText(/vynecháme: Smlouva.docx/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Výš Dům.jpg' }));
  expect(order()).toEqual(['1. Dům.jpg', '2. Výpis.pdf']);
  await user.dblClick(screen.getByRole('button', { name: 'Spojit' }));
  expect(await screen.findByText('1 z 2')).toBeVisible();
  expect(asked.mock.calls).toEqual([[{ documentIds: [3, 1] }]]);
});

it('gives the file once it is there', async () => {
  answers({});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Spojit' }));
  expect(await screen.findByText('0 z 2')).toBeVisible();
  answers({ status: 'done', documentsDone: 2, availableTo: '2026-11-29' });
  act(() => hearLive({ topic: 'jobs' }));
  expect(await screen.findByRole('link', { name: 'Stáhnout spojené PDF' })).toHaveAttribute(
    'href',
    `/api/v1/merged-documents/${guid}`,
  );
  expect(screen.getByText(/Ke stažení do 29\. 11\. 2026/)).toBeVisible();
});

it.each([
  ['encrypted', /chráněný heslem/],
  ['damaged', /poškozený a nepodařilo se ho opravit/],
  ['dynamicForm', /dynamický formulář/],
  ['pictureTooLarge', /Obrázek je příliš velký/],
  ['tooManyPages', /příliš mnoho stran/],
  ['tooLarge', /příliš velký/],
] as const)('says by which document it has failed, and why: %s', async (problem, words) => {
  answers({ status: 'failed', problem, documentId: 3 });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Spojit' }));
  expect(await screen.findByText(/nepodařilo spojit kvůli Dům.jpg/)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zkusit znovu' })).not.toBeInTheDocument();
});

it('can be asked for again where no document is to blame', async () => {
  answers({ status: 'failed', problem: 'unavailable' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Spojit' }));
  expect(await screen.findByText(/Archiv dokumentů teď neodpovídá/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('keeps the order when it could not be asked for', async () => {
  server.use(handle(documentCalls.mergeCaseDocuments, failure(503)));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Níž Výpis.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Spojit' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spojit' })).toBeEnabled());
  expect(order()).toEqual(['1. Dům.jpg', '2. Výpis.pdf']);
});

it('has nothing to merge without pages', async () => {
  await open([documents[1]!]);
  expect(screen.getByText(/Žádný z vybraných dokumentů/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spojit' })).toBeDisabled();
});
