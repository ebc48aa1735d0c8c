import { caseCalls } from '@advisor/contracts/case/calls';
import { signatureCalls } from '@advisor/contracts/signature-service/calls';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { member, signatures } from '../../../testing/signature-fixtures';
import { documentOnSA } from '../testing/document-on-sa';

const reason = 'Nejprve předejte klientovi předsmluvní informace (ESIS).';
const server = mockServer(
  handle(caseCalls.get, openCase()),
  handle(signatureCalls.getWithMethods, signatures([member()])),
);

const signatureService = {
  origin: '',
  context: 'epodpisy',
  org: '0100',
  navigationOrigins: [],
};

const open = () =>
  renderRoute(
    (queryClient) => [
      { HydrateFallback: () => null, children: createRoutes({ queryClient, signatureService }) },
    ],
    '/mortgage/documents-signing/5',
    { texts: { signing: texts } },
  );

it('says why a contract cannot be signed yet, and the focus goes on to its signing', async () => {
  let isHandedOver = false;
  const bodies: unknown[] = [];
  server.use(
    handle(signingCalls.get, () => ({
      ...documentOnSA(),
      caseId: 1,
      ...(isHandedOver ? {} : { closed: { reason, offerIdToHandOver: 500_001 } }),
    })),
    handle(signingCalls.handOverPreContractInformation, ({ body }) => {
      bodies.push(body);
      isHandedOver = true;
      return { handedOverOn: '2026-11-20T09:00:00.000Z' };
    }),
  );
  const { user } = await open();
  const notice = (await screen.findByText('Podpis zatím není možný')).closest('[role="status"]');
  expect(notice).toHaveTextContent(reason);
  const first = await screen.findByRole('button', { name: 'Zobrazit dokument' });
  await user.click(screen.getByRole('button', { name: 'Předáno klientovi' }));
  await waitFor(() => expect(screen.queryByText(reason)).not.toBeInTheDocument());
  expect(bodies).toEqual([{ offerId: 500_001 }]);
  await waitFor(() => expect(first).toHaveFocus());
});

it('moves the focus on when a document was cancelled', async () => {
  let isCancelled = false;
  const document = () => documentOnSA({ signatureState: isCancelled ? 5 : 1 });
  server.use(
    handle(signingCalls.get, () => ({ ...document(), caseId: 1 })),
    handle(signingCalls.cancel, () => {
      isCancelled = true;
      return document();
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stornovat dokument' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Stornovat dokument' }));
  expect(await screen.findByText('Podepisování dokumentu bylo zrušeno.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Stáhnout PDF' })).toHaveFocus());
});
