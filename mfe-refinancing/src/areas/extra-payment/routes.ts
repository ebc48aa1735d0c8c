import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { calculatorLoader } from './calculator/calculator.loader';
import './texts';

const section = caseTemplate(caseAddresses.caseDetail, { section: 'extra-payment' });

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const extraPaymentRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'refinancing.extra-payment-calculator',
    path: refinancingAddresses.extraPaymentCalculator.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      titleKey: 'refinancing-extra-payment:calculator',
      parent: { titleKey: 'refinancing-extra-payment:title', to: section },
      backButton: true,
      clientPanel: true,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./calculator/CalculatorPage'), calculatorLoader(queryClient)),
  },
];
