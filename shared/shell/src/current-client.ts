import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/** The client whose case is open; the client panel shows it. */
export interface CurrentClient {
  customerFirstName?: string;
  customerLastName?: string;
  contractNumber?: string;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string;
  caseId?: number;
  caseState?: number;
  customerOnSAId?: number;
  householdId?: number;
  offerId?: number;
  salesArrangementId?: number;
  identity?: { id: number; scheme: number };
}

interface CurrentClientStore {
  client: CurrentClient;
  /** Merges; a different caseId first forgets everything of the case before. */
  update: (change: CurrentClient) => void;
  clear: () => void;
}

export const useCurrentClientStore = create<CurrentClientStore>()((set) => ({
  client: {},
  update: (change) =>
    set(({ client }) => {
      const isAnotherCase = change.caseId !== undefined && change.caseId !== client.caseId;
      return { client: isAnotherCase ? change : { ...client, ...change } };
    }),
  clear: () => set({ client: {} }),
}));

/** What is known of the current client; news when something of it is, though each screen renews it. */
export const useCurrentClient = (): CurrentClient =>
  useCurrentClientStore(useShallow(({ client }) => client));

export const isIdentified = ({ identity }: CurrentClient): boolean =>
  identity !== undefined &&
  identity.id > 0 &&
  identity.scheme === clientIdentityScheme.register.code;
