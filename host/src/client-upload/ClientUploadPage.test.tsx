import { initI18n } from '@advisor/i18n/instance';
import type { ClientLink } from '@advisor/contracts/client-requests/link';
import { clientLinkCalls } from '@advisor/contracts/client-requests/link-calls';
import { failure, handle, networkFailure } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { setUpUser } from '@advisor/testing/user';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ClientUploadPage } from './ClientUploadPage';
import * as sending from './send-file';
import { addClientUploadTexts } from './texts';

jest.mock('./send-file');

type Sending = Parameters<typeof sending.sendFile>[1];

let sent: Map<string, Sending & { forget: jest.Mock }>;
beforeAll(async () => {
  await initI18n();
  addClientUploadTexts();
});
beforeEach(() => {
  sent = new Map();
  jest.mocked(sending.sendFile).mockImplementation((file, happens) => {
    const forget = jest.fn();
    sent.set(file.name, { ...happens, forget });
    return { forget, resume: jest.fn() };
  });
});
const of = (name: string) => {
  const found = sent.get(name);
  if (found === undefined) throw new Error(`${name} was not sent`);
  return found;
};

const link: ClientLink = { advisorName: 'Jana Nováková', validTo: '2026-12-04', canSendCode: true };
const opened = { papers: ['Výpis z účtu'], files: [], chosen: [], room: 50 };
const server = mockServer(handle(clientLinkCalls.get, link));

async function open() {
  render(<ClientUploadPage token="secret" />);
  await waitFor(() => expect(screen.queryByText('Otevíráme odkaz…')).not.toBeInTheDocument());
  return setUpUser();
}
const openEntered = (more: Partial<typeof opened> | object = {}) => {
  server.use(handle(clientLinkCalls.get, { ...link, opened: { ...opened, ...more } }));
  return open();
};
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);
const choose = async (user: ReturnType<typeof setUpUser>, ...files: File[]) =>
  user.upload(await screen.findByLabelText('Soubory k nahrání'), files);

it('says who asks, and opens by the code', async () => {
  const entered = jest.fn();
  const user = await open();
  expect(await screen.findByText(/Jana Nováková z Banky/)).toBeVisible();
  expect(screen.queryByText('Výpis z účtu')).not.toBeInTheDocument();
  const code = screen.getByRole('textbox', { name: 'Kód' });
  await user.type(code, '12');
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(screen.getByText('Zadejte šest číslic kódu.')).toBeVisible();
  server.use(handle(clientLinkCalls.enter, { isOpen: false, triesLeft: 4 }));
  await user.clear(code);
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(await screen.findByText('Kód nesouhlasí. Zbývají 4 pokusy.')).toBeVisible();
  expect(code).toHaveValue('000000');
  server.use(
    handle(clientLinkCalls.enter, ({ body }) => {
      entered(body);
      return { isOpen: true };
    }),
    handle(clientLinkCalls.get, { ...link, opened }),
  );
  await user.clear(code);
  await user.type(code, '123456');
  await user.dblClick(screen.getByRole('button', { name: 'Pokračovat' }));
  expect(await screen.findByText('Výpis z účtu')).toBeVisible();
  expect(entered.mock.calls).toEqual([[{ code: '123456' }]]);
});

it('has the code sent again', async () => {
  server.use(handle(clientLinkCalls.sendCode, undefined));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Poslat kód znovu' }));
  expect(await screen.findByText('Kód jsme poslali znovu.')).toBeVisible();
});

it('says the same of every link that opens nothing', async () => {
  server.use(handle(clientLinkCalls.get, failure(404)));
  await open();
  expect(screen.getByRole('heading', { name: 'Odkaz neplatí' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('can be tried again when no server answers', async () => {
  server.use(handle(clientLinkCalls.get, networkFailure));
  const user = await open();
  server.use(handle(clientLinkCalls.get, link));
  await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
  expect(await screen.findByText(/Jana Nováková z Banky/)).toBeVisible();
});

it('sends files with their progress, hands them over once and thanks', async () => {
  const handed = jest.fn();
  const user = await openEntered();
  await choose(user, file('výpis.pdf'), file('druhý.pdf'));
  expect(of('výpis.pdf').headers).toEqual({ 'x-client-link': 'secret' });
  await act(async () => of('výpis.pdf').onProgress(0.5));
  expect(screen.getByText('Nahráno 50 %')).toBeVisible();
  await act(async () => of('výpis.pdf').onDone('guid-1'));
  await user.click(screen.getByRole('button', { name: 'Odeslat 2 soubory' }));
  expect(screen.getByText(/Počkejte, až se soubory nahrají/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Odebrat druhý.pdf' }));
  expect(of('druhý.pdf').forget).toHaveBeenCalledTimes(1);
  const files = [{ guid: 'a', fileName: 'výpis.pdf', size: 10, state: 'waiting' as const }];
  server.use(
    handle(clientLinkCalls.handOver, ({ body }) => {
      handed(body);
      return undefined;
    }),
    handle(clientLinkCalls.get, { ...link, opened: { ...opened, files } }),
  );
  await user.dblClick(screen.getByRole('button', { name: 'Odeslat 1 soubor' }));
  expect(await screen.findByRole('heading', { name: 'Děkujeme, soubory máme' })).toHaveFocus();
  expect(handed.mock.calls).toEqual([[{ guids: ['guid-1'] }]]);
  expect(screen.getByText('Čeká na kontrolu')).toBeVisible();
});

it('refuses by name and size what cannot be sent, and shows what the server says', async () => {
  const user = await openEntered();
  await choose(user, file('prázdný.pdf', 0), file('dobrý.pdf'));
  expect(screen.getByText('Soubor je prázdný.')).toBeVisible();
  await act(async () => of('dobrý.pdf').onFailure('V souboru je škodlivý kód.'));
  expect(screen.getByText('V souboru je škodlivý kód.')).toBeVisible();
  expect([...sent.keys()]).toEqual(['dobrý.pdf']);
});

it('shows what came before the page was opened anew, and why a file was refused', async () => {
  const user = await openEntered({
    chosen: [{ guid: 'guid-7', fileName: 'foto.jpg', size: 10 }],
    files: [{ guid: 'b', fileName: 'starý.pdf', size: 9, state: 'refused', reason: 'Nečitelné.' }],
  });
  expect(await screen.findByText('foto.jpg')).toBeVisible();
  expect(screen.getByText(/Důvod: Nečitelné\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Odebrat foto.jpg' }));
  await waitFor(() =>
    expect(sending.forgetFile).toHaveBeenCalledWith('guid-7', { 'x-client-link': 'secret' }),
  );
});

it('asks for the code again when the session of the link is over', async () => {
  const user = await openEntered();
  await choose(user, file('a.pdf'));
  server.use(handle(clientLinkCalls.get, link));
  await act(async () => of('a.pdf').onClosed());
  expect(await screen.findByRole('textbox', { name: 'Kód' })).toBeVisible();
});
