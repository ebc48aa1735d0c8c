import { createContext, use } from 'react';
import type { ServedRegistry } from '@advisor/contracts/deployment/served-registry';
import type { AppConfig } from './config/app-config';

export interface HostValue {
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
