import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { calculatorLoader } from './calculator/calculator.loader';
import { extraPaymentLoader } from './detail/extra-payment.loader';
import { extraPaymentListLoader } from './list/extra-payment-list.loader';
import './texts';

const section = caseTemplate(caseAddresses.caseDetail, { section: 'extra-payment' });

const calculatorPage = () => import('./calculator/CalculatorPage');
const list = caseTemplate(refinancingAddresses.extraPaymentList);

const shared = {
  backButton: true,
  clientPanel: true,
} satisfies RouteHandle;
const ofCase = { titleKey: 'refinancing-extra-payment:title', to: section };
const ofList = { titleKey: 'refinancing-extra-payment:list.title', to: list };

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const extraPaymentRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'refinancing.extra-payment-list',
    path: refinancingAddresses.extraPaymentList.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      ...shared,
      titleKey: 'refinancing-extra-payment:list.title',
      parent: ofCase,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./list/ExtraPaymentListPage'), extraPaymentListLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment-calculator',
    path: refinancingAddresses.extraPaymentCalculator.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      ...shared,
      titleKey: 'refinancing-extra-payment:calculator',
      parent: ofCase,
    } satisfies RouteHandle,
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment',
    path: refinancingAddresses.extraPayment.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      ...shared,
      titleKey: 'refinancing-extra-payment:title',
      parent: ofList,
    } satisfies RouteHandle,
    ...lazyPage(() => import('./detail/ExtraPaymentPage'), extraPaymentLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment-calculator-of-process',
    path: refinancingAddresses.extraPaymentCalculatorOfProcess.pattern,
    shouldRevalidate: exceptForQueryParameters,
    handle: {
      ...shared,
      titleKey: 'refinancing-extra-payment:calculator',
      parent: ofList,
    } satisfies RouteHandle,
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
];
