import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import type { RefinancingProcess } from '@advisor/contracts/refinancing/process';
import type { RefixationOffer } from '@advisor/contracts/refinancing/simulation';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { screen, within } from '@testing-library/react';
import { refinancingParameters } from '../../../process/testing/processes';
import type { Refixation } from '../refixation.queries';
import { refixationRoutes } from '../routes';
import { refixation, refixationOffer, refixationProcess } from './refixation';

/** A loan of today with its processes. */
export const parametersWith = (...processes: RefinancingProcess[]) =>
  refinancingParameters({
    current: { principal: 2_000_000, interestRate: 3.19, monthlyPayment: 11_284 },
    processes,
  });

/** What the server tells of a refixation. */
export const told = (change: Partial<Refixation> = {}) =>
  handle(refinancingCalls.refixation, refixation(change));

/** What the server tells once an offer is selected. */
export const toldProcess = (
  change: Partial<RefinancingProcess> = {},
  more: Partial<Refixation> = {},
) => {
  const process = refixationProcess(change);
  return [
    handle(refinancingCalls.parameters, parametersWith(process)),
    told({ process, offers: [refixationOffer({ isSelected: true })], ...more }),
  ];
};

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
