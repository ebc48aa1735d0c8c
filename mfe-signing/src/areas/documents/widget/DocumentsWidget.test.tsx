import { permission } from '@advisor/contracts/permissions';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { documentOnSA } from '../testing/document-on-sa';
import DocumentsWidget from './DocumentsWidget';

const documents = (count: number, signatureState: 1 | 4) =>
  Array.from({ length: count }, (_, index) =>
    documentOnSA({
      documentOnSAId: signatureState * 100 + index,
      name: `${signatureState === 4 ? 'Podepsaný' : 'Čeká'} ${index + 1}`,
      signatureState,
    }),
  );

const server = mockServer(
  handle(signingCalls.searchOfArrangement, {
    documentsOnSA: [...documents(5, 4), ...documents(4, 1)],
  }),
);

const open = (userPermissions: number[] = [permission.getSigningDocuments]) =>
  renderRoute(
    () => [{ path: '/', element: <DocumentsWidget caseId={1000001} salesArrangementId={21} /> }],
    '/',
    { texts: { signing: texts }, user: advisorUser({ userPermissions }) },
  );

const toList = (name: string) => screen.findByRole('link', { name });
const address = '/mortgage/documents-signing?caseId=1000001&salesArrangementId=21';

it('shows a few, those that wait first, and leads to all', async () => {
  await open();
  expect(await toList('Zobrazit vše (9)')).toHaveAttribute('href', address);
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name.startsWith('Čeká'))).toHaveLength(4);
  expect(names[0]).toContain('Čeká');
});

it('leads straight to a new one', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Nový dokument k podpisu' })).toHaveAttribute(
    'href',
    '/mortgage/documents-signing/new?caseId=1000001&salesArrangementId=21',
  );
});

it('says in a line that there is none yet', async () => {
  server.use(handle(signingCalls.searchOfArrangement, { documentsOnSA: [] }));
  await open();
  expect(await screen.findByText(/zatím nebyl připraven žádný dokument/)).toBeVisible();
  expect(await toList('Seznam dokumentů')).toHaveAttribute('href', address);
});

it('can be tried again', async () => {
  server.use(handle(signingCalls.searchOfArrangement, failure(500)));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: /Zkusit znovu/ });
  server.use(handle(signingCalls.searchOfArrangement, { documentsOnSA: documents(1, 1) }));
  await user.click(retry);
  expect(await screen.findByText('Čeká 1')).toBeVisible();
});

it('asks for nothing without the permission', async () => {
  await open([]);
  expect(await screen.findByText('K dokumentům k podpisu nemáte oprávnění')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
