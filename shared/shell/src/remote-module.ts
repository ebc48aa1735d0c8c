import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SignatureService } from './signature-service';
import type { SlotName, SlotProps } from './slot-names';

/** Grows by one whenever `RemoteModule` or what the host provides changes incompatibly. */
export const hostContractVersion = 2;

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
  /** As in the remote's `remote.config.ts`. */
  name: string;
  /** The `hostContractVersion` it was built against: the compiler takes no other one. */
  contractVersion: typeof hostContractVersion;
  /** Routes under the host's main layout, with absolute paths. */
  routes: (context: RemoteContext) => RouteObject[];
  /** Czech texts of the remote's own namespace. */
  translations: () => Promise<{ namespace: string; resources: object }>;
  slots?: { [N in SlotName]?: SlotContribution<N> };
}
