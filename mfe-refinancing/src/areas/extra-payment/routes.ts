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

const ofCase = {
  titleKey: 'refinancing-extra-payment:title',
  to: caseTemplate(caseAddresses.caseDetail, { section: 'extra-payment' }),
};
const ofList = {
  titleKey: 'refinancing-extra-payment:list.title',
  to: caseTemplate(refinancingAddresses.extraPaymentList),
};
const screen = (title: string, parent: NonNullable<RouteHandle['parent']>) => ({
  shouldRevalidate: exceptForQueryParameters,
  handle: {
    titleKey: `refinancing-extra-payment:${title}`,
    parent,
    backButton: true,
    clientPanel: true,
  } satisfies RouteHandle,
});
const calculatorPage = () => import('./calculator/CalculatorPage');

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const extraPaymentRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'refinancing.extra-payment-list',
    path: refinancingAddresses.extraPaymentList.pattern,
    ...screen('list.title', ofCase),
    ...lazyPage(() => import('./list/ExtraPaymentListPage'), extraPaymentListLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment-calculator',
    path: refinancingAddresses.extraPaymentCalculator.pattern,
    ...screen('calculator', ofCase),
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment',
    path: refinancingAddresses.extraPayment.pattern,
    ...screen('title', ofList),
    ...lazyPage(() => import('./detail/ExtraPaymentPage'), extraPaymentLoader(queryClient)),
  },
  {
    id: 'refinancing.extra-payment-calculator-of-process',
    path: refinancingAddresses.extraPaymentCalculatorOfProcess.pattern,
    ...screen('calculator', ofList),
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
];
