import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SignatureService } from './signature-service';
import type { SlotName, SlotProps } from './slot-names';

/** Grows by one whenever `RemoteModule` or what the host provides changes incompatibly. */
export const hostContractVersion = 1;

export const remoteNames = [
  'case',
  'modelation',
  'signing',
  'refinancing',
  'valuation',
  'admin',
] as const;
export type RemoteName = (typeof remoteNames)[number];

export interface RemoteContext {
  queryClient: QueryClient;
  /** Absent where the installation has none. */
  signatureService?: SignatureService | undefined;
}

export type SlotContribution<N extends SlotName = SlotName> = () => Promise<{
  default: ComponentType<SlotProps[N]>;
}>;

/** What a remote exposes as `./remote`; the host checks it at load. */
export interface RemoteModule {
  name: RemoteName;
  /** The `hostContractVersion` it was built against. */
  contractVersion: number;
  /** Routes under the host's main layout, with absolute paths. */
  routes: (context: RemoteContext) => RouteObject[];
  /** Czech texts of the remote's own namespace. */
  translations: () => Promise<{ namespace: string; resources: object }>;
  slots?: { [N in SlotName]?: SlotContribution<N> };
}
