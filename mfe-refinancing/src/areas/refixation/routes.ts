import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { calculatorLoader } from './calculator/calculator.loader';
import { refixationLoader } from './offers/refixation.loader';
import './texts';

const section = {
  titleKey: 'refinancing-refixation:section',
  to: caseTemplate(caseAddresses.caseDetail, { section: 'refinancing' }),
};
const ofCase = {
  titleKey: 'refinancing-refixation:title',
  to: caseTemplate(refinancingAddresses.refixation),
};
const { refixation, refixationOfProcess, refixationCalculator, refixationCalculatorOfProcess } =
  refinancingAddresses;

const handleOf = (titleKey: string, parent: RouteHandle['parent']): RouteHandle => ({
  titleKey: `refinancing-refixation:${titleKey}`,
  ...(parent && { parent }),
  backButton: true,
  clientPanel: true,
});

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const refixationRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  ...[refixationCalculator, refixationCalculatorOfProcess].map(({ pattern }) => ({
    id: `refinancing.${pattern}`,
    path: pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: handleOf('calculator', ofCase),
    ...lazyPage(() => import('./calculator/CalculatorPage'), calculatorLoader(queryClient)),
  })),
  ...[refixation, refixationOfProcess].map(({ pattern }) => ({
    id: `refinancing.${pattern}`,
    path: pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: handleOf('title', section),
    ...lazyPage(() => import('./offers/RefixationPage'), refixationLoader(queryClient)),
  })),
];
