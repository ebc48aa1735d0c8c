import { codebookCalls } from '@advisor/contracts/codebooks/calls';
import type { Codebooks } from '@advisor/contracts/codebooks/endpoints';
import { refinancingCalls } from '@advisor/contracts/refinancing/calls';
import { handle } from '@advisor/testing/handlers';
import { renderRoute } from '@advisor/testing/render-route';
import { refinancingParameters } from '../../../process/testing/processes';
import { retentionRoutes } from '../routes';
import { offeredDays, offeredRate, repaymentTerms, retention } from './retention-answers';

/** Answers of a case whose loan may be retained, and that nobody has worked on. */
export const retentionHandlers = () => [
  handle(refinancingCalls.parameters, refinancingParameters({ processes: [] })),
  handle(refinancingCalls.repaymentTerms, repaymentTerms()),
  handle(refinancingCalls.interestRate, offeredRate()),
  handle(refinancingCalls.interestRatesValidFrom, offeredDays),
  handle(refinancingCalls.retention, retention()),
  handle(codebookCalls.getAll, { banks: [], responseCodeTypes: [] } as unknown as Codebooks),
];

/** @param path after `/mortgage/retention/1000001` */
export const openRetention = (path = '', options?: Parameters<typeof renderRoute>[2]) =>
  renderRoute(
    (queryClient) => [
      {
        errorElement: <p role="alert">Nelze načíst</p>,
        HydrateFallback: () => null,
        children: retentionRoutes({ queryClient } as Parameters<typeof retentionRoutes>[0]),
      },
    ],
    `/mortgage/retention/1000001${path}`,
    options,
  );
