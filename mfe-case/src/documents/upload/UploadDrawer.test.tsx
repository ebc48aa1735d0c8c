import { documentCalls } from '@advisor/contracts/documents/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import texts from '../../cs.json';
import '../texts';
import { chosenFiles } from './chosen-files';
import * as sending from './send-file';
import UploadDrawer from './UploadDrawer';

jest.mock('./send-file');

type Sending = Parameters<typeof sending.sendFile>[1];

/** Files that were sent, by their names, with what happens to them. */
let sent: Map<string, Sending & { resume: jest.Mock; forget: jest.Mock }>;
beforeEach(() => {
  sent = new Map();
  jest.mocked(sending.sendFile).mockImplementation((file, happens) => {
    const ways = { resume: jest.fn(), forget: jest.fn() };
    sent.set(file.name, { ...happens, ...ways });
    return ways;
  });
});
const of = (name: string) => {
  const found = sent.get(name);
  if (found === undefined) throw new Error(`${name} was not sent`);
  return found;
};

const server = mockServer(handle(documentCalls.ownTemporary, []));
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

async function open(files: readonly File[] = [], folders: readonly string[] = []) {
  const onClose = jest.fn();
  const onSaved = jest.fn();
  const view = await renderRoute(
    () => [
      {
        path: '/',
        element: (
          <UploadDrawer caseId={7} first={{ files, folders }} onSaved={onSaved} onClose={onClose} />
        ),
      },
    ],
    '/',
    { texts: { case: texts } },
  );
  await screen.findByRole('dialog', { name: 'Nahrát dokumenty k případu' });
  return { ...view, onClose, onSaved };
}
const done = (name: string) => act(async () => of(name).onDone(`guid of ${name}`));
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (found === undefined) throw new Error(`no row of ${name}`);
  return within(found);
};

/** Photographs that are made small before they are sent. @returns how one gets small, and what closes it */
async function openPreparing(count = 1) {
  const waiting: ((small: File) => void)[] = [];
  const prepare = jest.fn(() => new Promise<File>((resolve) => waiting.push(resolve)));
  const files = Array.from({ length: count }, (_, index) => file(`velká ${index}.jpg`, 20));
  const onClose = jest.fn();
  const element = (
    <UploadDrawer caseId={7} first={{ files, folders: [] }} prepare={prepare} onClose={onClose} />
  );
  const view = await renderRoute(() => [{ path: '/', element }], '/', { texts: { case: texts } });
  const finishOne = (small: File) => act(async () => waiting.shift()?.(small));
  return { ...view, prepare, finishOne, onClose };
}

it('sends what was made of files in their place, and says that they are being made', async () => {
  const { prepare, finishOne, user } = await openPreparing(2);
  expect(await screen.findByText('Připravují se 2 soubory…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nahrát dokumenty' }));
  expect(await screen.findByText(/Počkejte/)).toBeVisible();
  await finishOne(file('malá 0.jpg'));
  expect(sent.size).toBe(0);
  await finishOne(file('malá 1.jpg'));
  await waitFor(() => expect([...sent.keys()]).toEqual(['malá 0.jpg', 'malá 1.jpg']));
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/^Připravuj/)).not.toBeInTheDocument();
});

it('sends nothing that was made once it is closed', async () => {
  const { finishOne, unmount } = await openPreparing();
  await screen.findByText('Připravuje se 1 soubor…');
  unmount();
  await finishOne(file('malá.jpg'));
  expect(sent.size).toBe(0);
});

it('asks before what is being made is thrown away', async () => {
  const { onClose, user } = await openPreparing();
  await screen.findByText('Připravuje se 1 soubor…');
  await user.click(screen.getAllByRole('button', { name: 'Zavřít' })[0]!);
  expect(await screen.findByText('Zahodit nahrané soubory?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('sends what was dropped at once, asks what it is, and saves it once', async () => {
  const saved = jest.fn();
  server.use(
    handle(documentCalls.saveCaseDocuments, ({ body }) => {
      saved(body);
      return [{ documentId: 1, uploadState: 1 as const }];
    }),
  );
  const { user, onClose, onSaved } = await open([file('vypis.pdf')]);
  await act(async () => of('vypis.pdf').onProgress(0.5));
  expect(await screen.findByText('Nahráno 50 %')).toBeVisible();
  await done('vypis.pdf');
  await user.click(screen.getByRole('button', { name: 'Uložit 1 soubor k případu' }));
  expect(await screen.findByText('Vyberte druh dokumentu.')).toBeVisible();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Druh souboru vypis.pdf' }));
  await user.click(await screen.findByText('Výpis z účtu'));
  await user.dblClick(screen.getByRole('button', { name: 'Uložit 1 soubor k případu' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(saved.mock.calls).toEqual([
    [
      {
        documents: [
          {
            guid: 'guid of vypis.pdf',
            fileName: 'vypis.pdf',
            documentTypeCode: 'accountStatement',
          },
        ],
      },
    ],
  ]);
  expect(onSaved.mock.calls).toEqual([[[1]]]);
  expect(of('vypis.pdf').forget).not.toHaveBeenCalled();
});

it('refuses by name and size what cannot be uploaded, and sends nothing of it', async () => {
  const { user } = await open([file('virus.exe'), file('prazdny.pdf', 0), file('dobry.pdf')]);
  expect(row('virus.exe').getByRole('alert')).toHaveTextContent('Soubor má nesprávný formát');
  expect(row('prazdny.pdf').getByRole('alert')).toHaveTextContent('Je prázdný');
  expect([...sent.keys()]).toEqual(['dobry.pdf']);
  await done('dobry.pdf');
  await user.click(screen.getByRole('button', { name: /^Uložit/ }));
  expect(await screen.findByText('Odeberte soubory, které nelze uložit.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Odebrat virus.exe' }));
  expect(screen.queryByText('virus.exe')).not.toBeInTheDocument();
});

it.each([
  ['of 65 characters', `${'a'.repeat(61)}.pdf`, 'Název souboru může mít nejvýše 64 znaků.'],
  ['with a path', '..\\sken.pdf', 'Název souboru obsahuje nepovolené znaky.'],
  ['with a control character', 'a\u0007.pdf', 'Název souboru obsahuje nepovolené znaky.'],
  ['that turns directions', 'a\u202Efdp.pdf', 'Název souboru obsahuje nepovolené znaky.'],
])('says at the file what is wrong with a name %s, and sends nothing', async (_, name, words) => {
  await open([file(name)]);
  expect(row('.pdf').getByRole('alert')).toHaveTextContent(words);
  expect(sent.size).toBe(0);
});

it.each([
  ['larger than 20 MB', 20 * 1024 * 1024 + 1, 'Povoleno je nejvýše 20 MB.'],
  ['of zero bytes', 0, 'Je prázdný.'],
])('says at the file that one %s is not sent', async (_, size, words) => {
  const chosen = file('sken.pdf');
  Object.defineProperty(chosen, 'size', { value: size });
  await open([chosen]);
  expect(row('sken.pdf').getByRole('alert')).toHaveTextContent(words);
  expect(sent.size).toBe(0);
});

it('shows what the server says of a file, and goes on after no answer', async () => {
  const { user } = await open([file('a.pdf'), file('b.pdf')]);
  await act(async () =>
    of('a.pdf').onFailure('V souboru je škodlivý kód, proto ho nelze přijmout.'),
  );
  await act(async () => of('b.pdf').onFailure(undefined));
  expect(await row('a.pdf').findByRole('alert')).toHaveTextContent('škodlivý kód');
  expect(row('a.pdf').queryByRole('button', { name: /Zkusit znovu/ })).not.toBeInTheDocument();
  await user.click(row('b.pdf').getByRole('button', { name: 'Zkusit znovu b.pdf' }));
  expect(of('b.pdf').resume).toHaveBeenCalledTimes(1);
});

it('says that the connection is gone, and that the file goes on by itself', async () => {
  await open([file('a.pdf')]);
  await act(async () => of('a.pdf').onBreak());
  expect(await screen.findByText(/Spojení se přerušilo/)).toBeVisible();
  await act(async () => of('a.pdf').onProgress(0.2));
  expect(await screen.findByText('Nahráno 20 %')).toBeVisible();
});

it('takes no more than can be saved at once', async () => {
  await open(Array.from({ length: 1_000 }, (_, index) => file(`${index}.pdf`)));
  expect(await screen.findByText(/nejvýše 20 souborů/)).toBeVisible();
  expect(sent.size).toBe(20);
});

it('takes what is pasted', async () => {
  await open();
  const clipboardData = { types: ['Files'], items: [], files: [file('ze schránky.png')] };
  fireEvent.paste(document, { clipboardData });
  expect(await screen.findByText('ze schránky.png')).toBeVisible();
});

it('leaves a pasted text where it belongs', async () => {
  await open();
  fireEvent.paste(document, { clipboardData: { types: ['text/plain'], items: [], files: [] } });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('says of a folder that its files are to be chosen, and of a file that it is there already', async () => {
  const { user } = await open([file('a.pdf')], ['Papíry']);
  expect(row('Papíry').getByRole('alert')).toHaveTextContent('Složku nelze nahrát');
  await user.upload(screen.getByLabelText('Soubory k nahrání'), file('a.pdf'));
  expect(await screen.findByText('Tento soubor už je v seznamu.')).toBeVisible();
  expect([...sent.keys()]).toEqual(['a.pdf']);
});

it('looks for another session when the one it had has ended, and goes on with it', async () => {
  await open([file('a.pdf')]);
  server.use(handle(documentCalls.ownTemporary, failure(401)));
  await act(async () => of('a.pdf').onSignedOut());
  expect(await row('a.pdf').findByRole('alert')).toHaveTextContent('Přihlášení vypršelo');
  expect(of('a.pdf').resume).not.toHaveBeenCalled();
  server.use(handle(documentCalls.ownTemporary, []));
  await act(async () => of('a.pdf').onSignedOut());
  await waitFor(() => expect(of('a.pdf').resume).toHaveBeenCalledTimes(1));
});

it('asks before files that were not saved are thrown away, and has the server forget them', async () => {
  const { user, onClose, unmount } = await open([file('a.pdf')]);
  await user.click(screen.getAllByRole('button', { name: 'Zavřít' })[0]!);
  expect(await screen.findByText('Zahodit nahrané soubory?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zahodit soubory' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(of('a.pdf').forget).toHaveBeenCalledTimes(1);
});

it('keeps the files when they could not be saved', async () => {
  server.use(handle(documentCalls.saveCaseDocuments, failure(500)));
  const { user, onClose } = await open([file('a.pdf')]);
  await done('a.pdf');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Druh souboru a.pdf' }));
  await user.click(await screen.findByText('Fotografie'));
  await user.click(screen.getByRole('button', { name: /^Uložit/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Uložit/ })).toBeEnabled());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('a.pdf')).toBeVisible();
});

const entry = (name: string, isDirectory: boolean) => ({
  kind: 'file',
  webkitGetAsEntry: () => ({ name, isDirectory }),
});

it('knows a folder from a file', () => {
  const dropped = {
    items: [entry('Papíry', true), entry('a.pdf', false), { kind: 'string' }],
    files: [file('Papíry', 0), file('a.pdf')],
  };
  const { files, folders } = chosenFiles(dropped as unknown as DataTransfer);
  expect(files.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(folders).toEqual(['Papíry']);
});
