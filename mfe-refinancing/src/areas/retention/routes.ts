import { caseAddresses } from '@advisor/addresses/case';
import { caseTemplate } from '@advisor/addresses/case-template';
import { refinancingAddresses } from '@advisor/addresses/refinancing';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { calculatorLoader } from './calculator/calculator.loader';
import { retentionLoader } from './detail/detail.loader';
import { retentionListLoader } from './list/list.loader';
import './texts';

const title = 'refinancing-retention:title';
const calculator = 'refinancing-retention:calculator';
const screen = (titleKey: string, parent: RouteHandle['parent']) => ({
  shouldRevalidate: exceptForQueryParameters,
  handle: {
    titleKey,
    ...(parent && { parent }),
    backButton: true,
    clientPanel: true,
  } satisfies RouteHandle,
});
const list = {
  titleKey: 'refinancing-retention:list.title',
  to: caseTemplate(refinancingAddresses.retentionList),
};
const section = {
  titleKey: 'refinancing-retention:section',
  to: caseTemplate(caseAddresses.caseDetail, { section: 'refinancing' }),
};
const calculatorPage = () => import('./calculator/CalculatorPage');

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const retentionRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'refinancing.retention-list',
    path: refinancingAddresses.retentionList.pattern,
    ...screen(list.titleKey, section),
    ...lazyPage(() => import('./list/RetentionListPage'), retentionListLoader(queryClient)),
  },
  {
    id: 'refinancing.retention-calculator',
    path: refinancingAddresses.retentionCalculator.pattern,
    ...screen(calculator, list),
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
  {
    id: 'refinancing.retention',
    path: refinancingAddresses.retention.pattern,
    ...screen(title, list),
    ...lazyPage(() => import('./detail/RetentionPage'), retentionLoader(queryClient)),
  },
  {
    id: 'refinancing.retention-calculator-of-process',
    path: refinancingAddresses.retentionCalculatorOfProcess.pattern,
    ...screen(calculator, list),
    ...lazyPage(calculatorPage, calculatorLoader(queryClient)),
  },
];
