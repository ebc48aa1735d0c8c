import { caseAddresses } from '@advisor/addresses/case';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteHandle } from '@advisor/shell/route-handle';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteObject } from 'react-router-dom';
import { caseDetailLoader } from './detail/case-detail.loader';
import { sectionParameter } from './detail/sections';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const caseFileRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.detail',
    path: caseAddresses.caseDetail.pattern,
    handle: {
      titleKey: 'case-file:detail.title',
      backButton: true,
      clientPanel: true,
      partParameter: sectionParameter,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./detail/CaseDetailPage'), caseDetailLoader(queryClient)),
  },
];
