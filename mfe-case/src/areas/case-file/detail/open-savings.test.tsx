import { caseCalls } from '@advisor/contracts/case/calls';
import { userCalls } from '@advisor/contracts/users/calls';
import { mainPanel, openCase } from '@advisor/testing/case-fixtures';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../../cs.json';
import { createRoutes } from '../../../routes';

const productTypeId = 20000;
const server = mockServer(
  handle(caseCalls.menuFlags, [{ section: 'parameters', isActive: true }]),
  handle(caseCalls.infoBanners, []),
  handle(caseCalls.get, openCase({ productTypeId })),
  handle(caseCalls.parameters, { productTypeId, targetAmount: 400_000, loanPurposes: [] }),
);

const address = 'https://sporeni.example/2026123';

async function open(savingsSystemAddress?: string) {
  server.use(handle(caseCalls.mainPanel, mainPanel({ productTypeId, savingsSystemAddress })));
  const view = await renderRoute(
    (queryClient) => [{ HydrateFallback: () => null, children: createRoutes({ queryClient }) }],
    '/mortgage/case-detail/1000001',
    { texts: { case: texts } },
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const name = 'Otevřít ve stavební spořitelně';
function opensWindow() {
  const opened = { opener: window, close: jest.fn(), location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}

it('opens the contract where it is run, signed in there', async () => {
  const admitted = jest.fn(() => undefined);
  server.use(handle(userCalls.mpssCookie, admitted));
  const opened = opensWindow();
  const { user } = await open(address);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(address));
  expect(admitted).toHaveBeenCalledTimes(1);
  expect(opened.opener).toBeNull();
});

it('leaves no empty window when it cannot be opened', async () => {
  server.use(handle(userCalls.mpssCookie, failure(503)));
  const opened = opensWindow();
  const { user } = await open(address);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(opened.close).toHaveBeenCalledTimes(1));
  expect(opened.location.replace).not.toHaveBeenCalled();
});

it('leads nowhere where there is no other system', async () => {
  await open();
  expect(screen.queryByRole('button', { name })).toBeNull();
});
