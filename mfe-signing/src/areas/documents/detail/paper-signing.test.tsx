import { caseCalls } from '@advisor/contracts/case/calls';
import { signatureState, signatureType } from '@advisor/contracts/codebooks/document';
import { signingCalls } from '@advisor/contracts/signing/calls';
import { openCase } from '@advisor/testing/case-fixtures';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';
import { documentOnSA } from '../testing/document-on-sa';

const server = mockServer(handle(caseCalls.get, openCase()));

const open = () =>
  renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/mortgage/documents-signing/5',
    { texts: { signing: texts } },
  );

const { ready, waitingForScan } = signatureState;

const actionsOf = (step: HTMLElement) =>
  [...step.querySelectorAll('button, a')].map(({ textContent }) => textContent);

it.each([
  ['to be printed', ready.code, [['Vytisknout', 'Stáhnout PDF'], [], []], 'Vytisknout'],
  [
    'to be uploaded',
    waitingForScan.code,
    [['Vytisknout', 'Stáhnout PDF'], [], ['Nahrát sken']],
    'Nahrát sken',
  ],
])('of a document %s has its buttons in its steps, one of them primary', async (...row) => {
  const [, state, buttons, primary] = row;
  const document = documentOnSA({
    signatureTypeId: signatureType.physical.code,
    signatureState: state,
  });
  server.use(handle(signingCalls.get, { ...document, caseId: 1 }));
  await open();
  const steps = within(
    await screen.findByRole('region', { name: 'Podpis na papíře' }),
  ).getAllByRole('listitem');
  expect(steps.map(actionsOf)).toEqual(buttons);
  const primaryButtons = globalThis.document.querySelectorAll('.ant-btn-primary');
  expect([...primaryButtons].map(({ textContent }) => textContent)).toEqual([primary]);
  expect(screen.getByRole('button', { name: 'Stornovat dokument' })).toBeVisible();
});
