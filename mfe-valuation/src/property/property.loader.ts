import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openProperty } from './open-property';
import type { PropertyReference } from './property.queries';

/** The real estate of an address. @throws a 404 for one of another case */
export const propertyLoader =
  (queryClient: QueryClient) =>
  (args: LoaderFunctionArgs): Promise<PropertyReference> =>
    openProperty(queryClient, args);
