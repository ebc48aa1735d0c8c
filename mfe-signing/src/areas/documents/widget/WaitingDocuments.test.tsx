import { permission } from '@advisor/contracts/permissions';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { advisorUser } from '@advisor/testing/users';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { documentOnSA } from '../testing/document-on-sa';
import WaitingDocuments from './WaitingDocuments';

const inState = (signatureState: DocumentOnSA['signatureState']) =>
  documentOnSA({
    documentOnSAId: 100 + signatureState,
    name: `Ve stavu ${signatureState}`,
    signatureState,
  });

const server = mockServer(
  handle(signingCalls.searchOfCase, {
    documentsOnSA: ([0, 1, 2, 3, 4, 5] as const).map(inState),
  }),
);

const open = () =>
  renderRoute(() => [{ path: '/', element: <WaitingDocuments caseId={1000001} /> }], '/', {
    texts: { signing: texts },
    user: advisorUser({ userPermissions: [permission.getSigningDocuments] }),
  });

it('shows what waits: what was signed or given up stands in the list', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Zobrazit vše (6)' })).toHaveAttribute(
    'href',
    '/mortgage/documents-signing?caseId=1000001',
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  for (const [place, state] of [2, 3, 1, 0].entries())
    expect(rows[place]).toHaveTextContent(`Ve stavu ${state}`);
});

it('says that nothing waits, and where the signed ones are', async () => {
  server.use(handle(signingCalls.searchOfCase, { documentsOnSA: [inState(4)] }));
  await open();
  expect(await screen.findByText(/Podepsané dokumenty jsou mezi dokumenty případu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobrazit vše (1)' })).toBeVisible();
});

it('says that nothing was prepared yet', async () => {
  server.use(handle(signingCalls.searchOfCase, { documentsOnSA: [] }));
  await open();
  expect(await screen.findByText(/zatím nebyl připraven žádný dokument/)).toBeVisible();
});
