import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteObject } from 'react-router-dom';
import { loanRoutes } from './areas/loan/routes';
import { savingsRoutes } from './areas/savings/routes';

export const createRoutes = (context: RemoteContext): RouteObject[] => [
  ...loanRoutes(context),
  ...savingsRoutes(context),
];
