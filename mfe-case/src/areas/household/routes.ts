import type { RemoteContext } from '@advisor/shell/remote-module';
import type { RouteObject } from 'react-router-dom';
import './texts';

/** The area's screens. Loaders stand here, so that data is on its way before a page's code is. */
export const householdRoutes = (_context: RemoteContext): RouteObject[] => [];
