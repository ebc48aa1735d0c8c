import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteObject } from 'react-router-dom';
import { overviewRoutes } from './areas/overview/routes';
import { caseFileRoutes } from './areas/case-file/routes';
import { applicationRoutes } from './areas/application/routes';
import { householdRoutes } from './areas/household/routes';
import { taskRoutes } from './areas/tasks/routes';

export const createRoutes = (context: RemoteContext): RouteObject[] => [
  ...overviewRoutes(context),
  ...caseFileRoutes(context),
  ...applicationRoutes(context),
  ...householdRoutes(context),
  ...taskRoutes(context),
];
