import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { calculatorLoader } from './calculator/calculator.loader';
import './texts';

const refixation = {
  titleKey: 'refinancing-refixation:title',
  to: caseTemplate(refinancingAddresses.refixation),
};
const { refixationCalculator, refixationCalculatorOfProcess } = refinancingAddresses;

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const refixationRoutes = ({ queryClient }: RemoteContext): RouteObject[] =>
  [refixationCalculator, refixationCalculatorOfProcess].map(({ pattern }) => ({
    id: `refinancing.${pattern}`,
    path: pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'refinancing-refixation:calculator',
      parent: refixation,
      backButton: true,
      clientPanel: true,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./calculator/CalculatorPage'), calculatorLoader(queryClient)),
  }));
