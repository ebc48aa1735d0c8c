import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteObject } from 'react-router-dom';
import { documentsRoutes } from './areas/documents/routes';

export const createRoutes = (context: RemoteContext): RouteObject[] => [
  ...documentsRoutes(context),
];
