import { setUpUser } from '@advisor/testing/user';
import { File as NodeFile } from 'node:buffer';
import { createQueryClient } from '@advisor/api-client/query-client';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { addTexts, initI18n } from '@advisor/i18n/instance';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import texts from '../../cs.json';
import './texts';
import { documentOnSA } from './testing/document-on-sa';
import UploadScan from './UploadScan';

const server = mockServer();
// jsdom's own files do not fit into the environment's forms and blobs, which are Node's.
const File = NodeFile as unknown as typeof globalThis.File;
const scan = new File(['%PDF-1.7'], 'sken.pdf', { type: 'application/pdf' });

beforeAll(async () => {
  await initI18n();
  addTexts('signing', texts);
});

function open() {
  const onClose = jest.fn();
  const onError = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: onError })}>
      <UploadScan document={documentOnSA({ signatureTypeId: 1 })} onClose={onClose} />
    </QueryClientProvider>,
  );
  return { onClose, onError, user: setUpUser({ applyAccept: false }) };
}

const chooser = () => screen.getByLabelText('Soubor se skenem');
const send = () => screen.getByRole('button', { name: /Nahrát/ });

it('uploads a file that was chosen, once for two clicks', async () => {
  let calls = 0;
  const clickedTwice = withResolvers();
  server.use(
    handle(signingCalls.uploadScan, async () => {
      calls += 1;
      await clickedTwice.promise;
      return documentOnSA({ signatureState: 4 });
    }),
  );
  const { user, onClose } = open();
  expect(send()).toBeDisabled();
  await user.upload(chooser(), scan);
  // The dialog may still be on its way in.
  await waitFor(() => expect(screen.getByText('sken.pdf')).toBeVisible());
  fireEvent.click(send());
  fireEvent.click(send());
  clickedTwice.resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls).toBe(1);
});

it.each([
  [0, '0 kB'],
  [8, '1 kB'],
  [1024 * 1024 - 1, '1 024 kB'],
  [1.5 * 1024 * 1024, '1,5 MB'],
])('says how large a file of %d bytes is: %s', async (size, text) => {
  const { user } = open();
  const file = new File([], 'sken.pdf');
  Object.defineProperty(file, 'size', { value: size });
  await user.upload(chooser(), file);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('takes a dropped file', async () => {
  open();
  const area = screen.getByText('Soubor přetáhněte sem, nebo jej vyberte.')
    .parentElement as HTMLElement;
  fireEvent.dragOver(area);
  expect(area).toHaveAttribute('data-over', 'true');
  fireEvent.drop(area, { dataTransfer: { files: [scan] } });
  expect(screen.getByText('sken.pdf')).toBeInTheDocument();
  expect(area).toHaveAttribute('data-over', 'false');
});

const large = new File([], 'velky.pdf');
Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });

it.each([
  [new File(['x'], 'sken.exe'), /nesprávný formát\. Povolené formáty: \.doc, \.docx, .*\.xlsx/],
  [large, /nesprávnou velikost\. Povoleno je nejvýše 20 MB/],
  [new File(['x'], `${'a'.repeat(61)}.pdf`), /nejvýše 64 znaků/],
  [new File(['x'], 'a\u202Efdp.exe.pdf'), /nepovolené znaky/],
])('refuses %p before it is sent', async (file, text) => {
  const { user } = open();
  await user.upload(chooser(), file);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(send()).toBeDisabled();
});

it('shows what the server says about the file, and lets another one be chosen', async () => {
  server.use(handle(signingCalls.uploadScan, failure(400, { message: 'Soubor není platné PDF.' })));
  const { user, onError, onClose } = open();
  await user.upload(chooser(), scan);
  await user.click(send());
  expect(await screen.findByText('Soubor není platné PDF.')).toBeVisible();
  expect(screen.getByText('test-trace')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await user.upload(chooser(), scan);
  expect(screen.queryByText('Soubor není platné PDF.')).not.toBeInTheDocument();
});

it('leaves an ended session to the page’s policy', async () => {
  server.use(handle(signingCalls.uploadScan, failure(401)));
  const { user, onError } = open();
  await user.upload(chooser(), scan);
  await user.click(send());
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
});
