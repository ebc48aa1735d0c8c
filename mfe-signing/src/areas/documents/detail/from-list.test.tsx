import { caseCalls } from '@advisor/contracts/case/calls';
import { signatureType } from '@advisor/contracts/codebooks/document';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { withResolvers } from '@advisor/testing/with-resolvers';
import { screen } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { member, signatures } from '../../../testing/signature-fixtures';
import { documentOnSA } from '../testing/document-on-sa';

const server = mockServer(handle(caseCalls.get, openCase()));

const signatureService = {
  origin: '',
  context: 'epodpisy',
  org: '0100',
  navigationOrigins: [],
};

async function followFromList() {
  const { user } = await renderRoute(
    (queryClient) => [
      { HydrateFallback: () => null, children: createRoutes({ queryClient, signatureService }) },
    ],
    '/mortgage/documents-signing?caseId=1',
    { texts: { signing: texts } },
  );
  await user.click(await screen.findByRole('link', { name: 'Žádost o poskytnutí úvěru' }));
}

it('asks for the signatures beside a document that the list has shown', async () => {
  const asked = withResolvers();
  server.use(
    handle(signingCalls.searchOfCase, { documentsOnSA: [documentOnSA()] }),
    handle(signatureCalls.getWithMethods, () => {
      asked.resolve();
      return signatures([member()]);
    }),
    // Without the other call under way there is no answer.
    handle(signingCalls.get, async () => {
      await asked.promise;
      return { ...documentOnSA(), caseId: 1 };
    }),
  );
  await followFromList();
  expect(await screen.findByRole('button', { name: 'Zobrazit dokument' })).toBeVisible();
});

it('asks nothing of the service for a document on paper', async () => {
  const onPaper = documentOnSA({ signatureTypeId: signatureType.physical.code });
  const asked = jest.fn(() => signatures([member()]));
  server.use(
    handle(signingCalls.searchOfCase, { documentsOnSA: [onPaper] }),
    handle(signatureCalls.getWithMethods, asked),
    handle(signingCalls.get, { ...onPaper, caseId: 1 }),
  );
  await followFromList();
  expect(await screen.findByRole('region', { name: 'Podpis na papíře' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
