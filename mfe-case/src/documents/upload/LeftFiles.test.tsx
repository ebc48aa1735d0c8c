import 'fake-indexeddb/auto';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { clearDrafts, flushDrafts, openDrafts, readDraft, saveDraft } from '@advisor/forms/drafts';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import '@advisor/testing/subtle-crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import texts from '../../cs.json';
import '../texts';
import type { LeftFile } from './left-files.queries';
import * as sending from './send-file';
import { uploadDraft } from './upload-draft';
import UploadDrawer from './UploadDrawer';

jest.mock('./send-file');

const [whole, part] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
];
const keptTo = '2026-11-28T10:00:00.000Z';
let left: LeftFile[];
const sent = jest.mocked(sending.sendFile);
beforeEach(() => {
  openDrafts(1);
  forgotten = [];
  left = [
    { guid: whole, fileName: 'vypis.pdf', size: 10, received: 10, keptTo },
    { guid: part, fileName: 'smlouva.pdf', size: 20, received: 9, sha256: 'ab', keptTo },
  ];
  sent.mockReset();
  sent.mockReturnValue({ resume: jest.fn(), forget: jest.fn() });
});
afterEach(clearDrafts);

let forgotten: string[];
const saved = jest.fn();
mockServer(
  handle(documentCalls.ownTemporary, () => left),
  handle(documentCalls.deleteTemporary, ({ query }) => {
    forgotten.push(String(query.guids));
    left = left.filter(({ guid }) => guid !== String(query.guids));
    return undefined;
  }),
  handle(documentCalls.saveCaseDocuments, ({ body }) => {
    saved(body);
    return [{ documentId: 1, uploadState: 1 as const }];
  }),
);

const open = () =>
  renderRoute(
    () => [
      {
        path: '/',
        element: (
          <UploadDrawer caseId={7} first={{ files: [], folders: [] }} onClose={() => undefined} />
        ),
      },
    ],
    '/',
    { texts: { case: texts } },
  );
const offered = async () => within(await screen.findByRole('region', { name: 'Z minula' }));

it('offers what was sent before, and saves none of it unasked', async () => {
  const { user } = await open();
  const files = (await offered()).getAllByRole('listitem');
  expect(files.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^vypis\.pdf.*Nahráno celé\./),
    expect.stringMatching(/^smlouva\.pdf.*Nahráno 45 %\./),
  ]);
  await user.click(screen.getByRole('button', { name: 'Nahrát dokumenty' }));
  expect(await screen.findByText('Vyberte aspoň jeden soubor.')).toBeVisible();
  await user.click((await offered()).getByRole('button', { name: 'Přidat vypis.pdf' }));
  expect((await offered()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Uložit 1 soubor k případu' })).toBeVisible();
});

it('goes on with a file that is chosen again', async () => {
  const { user } = await open();
  const name = 'Soubor smlouva.pdf';
  const file = new File(['x'.repeat(20)], 'smlouva.pdf');
  await user.upload((await offered()).getByLabelText(name), file);
  expect(sent.mock.calls.map(([one, , begun]) => [one.name, begun?.guid])).toEqual([
    ['smlouva.pdf', part],
  ]);
  await act(async () => sent.mock.calls[0]?.[1].onBegun(part));
  expect((await offered()).getAllByRole('listitem')).toHaveLength(1);
});

it('sends a file of another length from its beginning', async () => {
  const { user } = await open();
  const file = new File(['x'.repeat(21)], 'smlouva.pdf');
  await user.upload((await offered()).getByLabelText('Soubor smlouva.pdf'), file);
  expect(sent.mock.calls[0]?.[2]).toBeUndefined();
});

it('forgets what nobody wants', async () => {
  const { user } = await open();
  await user.click((await offered()).getByRole('button', { name: 'Smazat vypis.pdf' }));
  await waitFor(() => expect(screen.queryByText(/vypis\.pdf/)).not.toBeInTheDocument());
  expect(forgotten).toEqual([whole]);
});

it('puts back after a reload what this case was about to get, with its kind', async () => {
  saveDraft(uploadDraft(7), [{ guid: whole, kind: 'income' }, { guid: part }]);
  await flushDrafts();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Uložit 1 soubor k případu' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls[0]?.[0]).toEqual({
    documents: [{ guid: whole, fileName: 'vypis.pdf', documentTypeCode: 'income' }],
  });
  await waitFor(async () => expect(await readDraft(uploadDraft(7))).toBeUndefined());
});
