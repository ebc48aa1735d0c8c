import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { failure, handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { mockServer } from '@advisor/testing/server';
import { screen, within } from '@testing-library/react';
import { refinancingParameters } from '../../../process/testing/processes';
import type { Refixation } from '../refixation.queries';
import { refixationRoutes } from '../routes';
import { refixation, refixationOffer, refixationProcess } from './refixation';

/** A case without offers, without the lists of codes; what else is told is asked for by name. */
export function refixationServer() {
  const server = mockServer(
    handle(refinancingCalls.parameters, parametersWith()),
    handle(refinancingCalls.availableFixedRatePeriods, { fixedRatePeriods: [12, 36, 120] }),
    handle(codebookCalls.getAll, failure(500)),
  );
  return {
    server,
    tell: (change: Partial<Refixation> = {}) => server.use(answered(change)),
    /** What the server tells once an offer is selected. */
    tellProcess: (change: Partial<RefinancingProcess> = {}, more: Partial<Refixation> = {}) => {
      const process = refixationProcess(change);
      server.use(
        handle(refinancingCalls.parameters, parametersWith(process)),
        answered({ process, offers: [refixationOffer({ isSelected: true })], ...more }),
      );
    },
  };
}

/** A loan of today with its processes. */
export const parametersWith = (...processes: RefinancingProcess[]) =>
  refinancingParameters({
    current: { principal: 2_000_000, interestRate: 3.19, monthlyPayment: 11_284 },
    processes,
  });

const answered = (change: Partial<Refixation>) =>
  handle(refinancingCalls.refixation, refixation(change));

/** Offers with numbers from 501 on. */
export const offers = (...changes: Partial<RefixationOffer>[]) =>
  changes.map((change, index) => refixationOffer({ offerId: 501 + index, ...change }));

/** The area's screens as the host opens them. */
export const openRefixation = (
  path = '/mortgage/refixation/1000001',
  options: Parameters<typeof renderRoute>[2] = {},
) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: refixationRoutes({ queryClient }),
      },
    ],
    path,
    options,
  );

export const offersTable = () => screen.findByRole('table', { name: 'Nabídky' });
export const offerRow = async (name: RegExp) =>
  within(await offersTable()).getByRole('row', { name });
