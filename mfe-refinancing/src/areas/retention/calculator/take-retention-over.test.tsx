import type { BodyOf } from '@advisor/contracts/endpoint';
import type { EndpointOf } from '@advisor/contracts/operation';
import { offerCalls } from '@advisor/contracts/offer/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { repaidLoanOf } from '@advisor/contracts/refinancing/repaid-loan';
import type { RetentionOffer } from '@advisor/contracts/refinancing/simulation';
import { loanAtNewRate } from '@advisor/lending/rate-change';
import { failure, handle } from '@advisor/testing/handlers';
import { mockServer } from '@advisor/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { openProcess, refinancingParameters } from '../../../process/testing/processes';
import { openRetention, retentionHandlers } from '../testing/open-retention';
import { repaymentTerms } from '../testing/retention-answers';

type Body = BodyOf<EndpointOf<typeof refinancingCalls.simulateRetention>>;

/** As the server models it, by the same package. */
function modelled(body: Body, change: Partial<RetentionOffer> = {}): RetentionOffer {
  const { interestRateValidFrom, interestRateDiscount, feeAmountDiscounted } = body;
  const { offer } = loanAtNewRate(repaidLoanOf(repaymentTerms().loan!), {
    day: interestRateValidFrom,
    fixedRatePeriod: 0,
    interestRate: 4.89,
    interestRateDiscount,
  });
  return {
    offerId: 77,
    interestRate: offer.interestRate,
    interestRateDiscounted: offer.interestRateDiscounted,
    loanPaymentAmount: offer.loanPaymentAmount,
    loanPaymentAmountDiscounted: offer.loanPaymentAmountDiscounted,
    feeAmount: 3_000,
    ...(feeAmountDiscounted !== undefined && { feeAmountDiscounted }),
    interestRateValidFrom,
    fixedRateValidTo: '2030-05-15',
    createdOn: '2026-11-24T09:30:00Z',
    ...change,
  };
}
const server = mockServer(...retentionHandlers());
const modelledBodies: Body[] = [];
const linked = jest.fn();
beforeEach(() => {
  modelledBodies.length = 0;
  linked.mockReset();
  server.use(
    handle(refinancingCalls.simulateRetention, ({ body }) => {
      modelledBodies.push(body);
      return modelled(body);
    }),
    handle(offerCalls.linkRetention, ({ body }) => {
      linked(body);
      return { processId: 41, salesArrangementId: 2_000_041 };
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

it('takes the offer over once, and opens its process', async () => {
  const { user, router } = await filled();
  await user.dblClick(take());
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

it('takes over nothing but what was shown', async () => {
  server.use(
    handle(refinancingCalls.simulateRetention, ({ body }) =>
      modelled(body, { loanPaymentAmountDiscounted: 12_900 }),
    ),
  );
  const { user } = await filled();
  await user.click(take());
  expect(await screen.findByText('Podmínky nabídky se mezitím změnily')).toBeVisible();
  expect(linked).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Sleva ze sazby')).toHaveDisplayValue('0,3');
});

it.each(['interestRateDiscount', 'feeAmountDiscounted'])(
  'puts a refusal of %s at its field, and keeps what was typed',
  async (field) => {
    const message = 'Takovou slevu už banka nedává.';
    server.use(
      handle(
        refinancingCalls.simulateRetention,
        failure(400, { message, field, errorCode: 90027 }),
      ),
    );
    const { user, banners } = await filled();
    await user.click(take());
    expect((await screen.findAllByText(new RegExp(message)))[0]).toBeVisible();
    const label = field === 'feeAmountDiscounted' ? 'Sleva z poplatku' : 'Sleva ze sazby';
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(/Poznámka/)).toHaveValue('Volat v pátek.');
    expect(linked).not.toHaveBeenCalled();
    expect(banners).toEqual([]);
  },
);

it.each([
  [409, 90905, 'Retence je na případu už rozpracovaná.'],
  [400, 90027, 'Úvěr je po splatnosti.'],
])('says why nothing was taken over: %d %d', async (status, errorCode, message) => {
  server.use(handle(offerCalls.linkRetention, failure(status, { message, errorCode })));
  const { user, banners } = await filled();
  await user.click(take());
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(screen.getByLabelText('Sleva z poplatku')).toHaveDisplayValue(/1\s?500/);
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
