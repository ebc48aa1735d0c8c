import type { SlotContribution } from '@advisor/slots/slot';
import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import type { SignatureService } from './signature-service';

/** Grows by one whenever `RemoteModule` or what the host provides changes incompatibly. */
export const hostContractVersion = 4;

export interface RemoteContext {
  queryClient: QueryClient;
  /** Absent where the installation has none. */
  signatureService?: SignatureService | undefined;
}

/** What a remote exposes as `./remote`; the host checks it at load. */
export interface RemoteModule {
  /** As in the remote's `remote.config.ts`. */
  name: string;
  /** The `hostContractVersion` it was built against: the compiler takes no other one. */
  contractVersion: typeof hostContractVersion;
  /** Routes under the host's main layout, with absolute paths. */
  routes: (context: RemoteContext) => RouteObject[];
  /** Czech texts that its areas have in common; an area brings its own with its screens. */
  translations?: () => Promise<{ namespace: string; resources: object }>;
  /** By the names of the slots; made by `fill` of `@advisor/slots/slot`, which compares the types. */
  slots?: Readonly<Record<string, SlotContribution>>;
}
