import type { ServedRegistry } from '@advisor/deployment/served-registry';
import { createContext, use, type ComponentProps } from 'react';
import type { RouterProvider } from 'react-router-dom';
import type { AppConfig } from './config/app-config';

/** What the frame follows of the router. */
export type FollowedRouter = Pick<
  ComponentProps<typeof RouterProvider>['router'],
  'state' | 'subscribe' | 'routes'
>;

export interface HostValue {
  /** Of the location at which the page was opened. */
  firstKey: string;
  router: FollowedRouter;
  registry: ServedRegistry;
  config: AppConfig;
  /** Starts loading the remote that owns a path, for links that are about to be followed. */
  prefetchPath: (path: string) => void;
}

const HostContext = createContext<HostValue | undefined>(undefined);

export const HostProvider = HostContext.Provider;

export function useHost(): HostValue {
  const host = use(HostContext);
  if (!host) throw new Error('Outside of the host');
  return host;
}
