import { caseAddresses } from '@advisor/addresses/case';
import { permission } from '@advisor/contracts/permissions';
import { lazyPage } from '@advisor/shell/lazy-page';
import type { RemoteContext } from '@advisor/shell/remote-module';
import { exceptForQueryParameters } from '@advisor/shell/revalidation';
import type { RouteHandle } from '@advisor/shell/route-handle';
import type { RouteObject } from 'react-router-dom';
import { ownTasksLoader } from './own/own-tasks.loader';

/** The area's own screen; the tasks of one case are a section of its detail. */
export const taskRoutes = ({ queryClient }: RemoteContext): RouteObject[] => [
  {
    id: 'case.tasks',
    path: caseAddresses.ownTasks.pattern,
    handle: {
      titleKey: 'case-tasks:own.title',
      newProductButton: true,
      permission: permission.searchCases,
    } satisfies RouteHandle,
    shouldRevalidate: exceptForQueryParameters,
    ...lazyPage(() => import('./own/OwnTasksPage'), ownTasksLoader(queryClient)),
  },
];
