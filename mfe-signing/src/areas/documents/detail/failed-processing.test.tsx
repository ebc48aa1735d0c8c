import { caseCalls } from '@advisor/contracts/case/calls';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import type { DocumentOnSA } from '@advisor/contracts/signing/endpoints';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { documentOnSA } from '../testing/document-on-sa';

const server = mockServer(handle(caseCalls.get, openCase()));

it('is told on the document, and tried again once', async () => {
  let document: DocumentOnSA = documentOnSA({ signatureTypeId: 1, signingStatus: 2 });
  const asked: string[] = [];
  server.use(
    handle(signingCalls.get, () => ({ ...document, caseId: 1 })),
    handle(documentCalls.setStatus, ({ params }) => {
      asked.push(`${params.documentId} ${params.statusId}`);
      document = { ...document, signatureState: 2, signingStatus: 1 };
      return undefined;
    }),
  );
  const { user } = await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/mortgage/documents-signing/5',
    { texts: { signing: texts } },
  );
  expect(await screen.findByText('Zpracování dokumentu se nezdařilo')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Zpracovat znovu' }));
  expect(await screen.findByText('Zpracovává se')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zpracovat znovu' })).not.toBeInTheDocument();
  expect(asked).toEqual(['5 1']);
});
