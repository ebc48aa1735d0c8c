import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../../process/testing/processes';
import { modelledRetention, type RetentionBody } from '../testing/modelled-retention';
import { openRetention, retentionHandlers } from '../testing/open-retention';

const server = mockServer(...retentionHandlers());
const modelledBodies: RetentionBody[] = [];
const linked = jest.fn();
beforeEach(() => {
  modelledBodies.length = 0;
  linked.mockReset();
  server.use(
    handle(refinancingCalls.simulateRetention, ({ body }) => {
      modelledBodies.push(body);
      return modelledRetention(body);
    }),
    handle(offerCalls.linkRetention, ({ body }) => {
      linked(body);
      return { processId: 41, salesArrangementId: 2_000_041, version: 2 };
    }),
  );
});
const filled = async (path = '/calculator') => {
  const rendered = await openRetention(path);
  const { user } = rendered;
  await user.type(await screen.findByLabelText('Sleva ze sazby'), '0,3');
  await user.type(screen.getByLabelText('Sleva z poplatku'), '1500');
  await user.type(screen.getByLabelText(/Poznámka/), 'Volat v pátek.');
  return rendered;
};
const take = () => screen.getByRole('button', { name: 'Převzít nabídku' });

it('sends what was typed, and opens its process', async () => {
  const { user, router } = await filled();
  await user.click(take());
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/retention/1000001/41'),
  );
  expect(modelledBodies).toEqual([
    {
      interestRateValidFrom: '2026-12-15',
      interestRateDiscount: 0.3,
      feeAmountDiscounted: 1_500,
    },
  ]);
  expect(linked.mock.calls).toEqual([[{ offerId: 77, comment: 'Volat v pátek.' }]]);
});

it('gives the offer to the process that it was calculated for', async () => {
  server.use(
    handle(refinancingCalls.parameters, refinancingParameters({ processes: [openProcess()] })),
  );
  const { user, router } = await openRetention('/41/calculator');
  await user.click(await screen.findByRole('button', { name: 'Převzít nabídku' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/mortgage/retention/1000001/41'),
  );
  expect(linked).toHaveBeenCalledWith({
    offerId: 77,
    salesArrangementId: 2_000_041,
    version: 1,
    comment: 'Klient má nabídku jiné banky.',
  });
});

it('puts a refusal of what is left of the fee at the discount that was typed', async () => {
  const message = 'Takovou slevu už banka nedává.';
  const field = 'feeAmountDiscounted';
  server.use(
    handle(refinancingCalls.simulateRetention, failure(400, { message, field, errorCode: 90027 })),
  );
  const { user, banners } = await filled();
  await user.click(take());
  await waitFor(() => expect(screen.getByLabelText('Sleva z poplatku')).toBeInvalid());
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Poznámka/)).toHaveValue('Volat v pátek.');
  expect(banners).toEqual([]);
});

it('says why nothing was taken over', async () => {
  const message = 'Úvěr je po splatnosti.';
  server.use(handle(offerCalls.linkRetention, failure(400, { message, errorCode: 90027 })));
  const { user, banners } = await filled();
  await user.click(take());
  expect(await screen.findByText(message)).toBeVisible();
  expect(banners).toEqual([]);
});

it('leaves a contract that is not signed to the banner', async () => {
  const message = 'Smlouva není podepsaná, podmínky úvěru nelze měnit.';
  server.use(
    handle(refinancingCalls.simulateRetention, failure(400, { message, errorCode: 90014 })),
  );
  const { user, banners } = await filled();
  await user.click(take());
  await waitFor(() => expect(banners).toEqual([expect.objectContaining({ message })]));
});
