import { clientIdentityScheme } from '@advisor/contracts/codebooks/customer';
import { create } from 'zustand';

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

const isKnown = (client: CurrentClient, change: CurrentClient) =>
  Object.entries(change).every(([name, value]) => client[name as keyof CurrentClient] === value);

export const useCurrentClientStore = create<CurrentClientStore>()((set) => ({
  client: {},
  update: (change) =>
    set((store) => {
      const { client } = store;
      if (change.caseId !== undefined && change.caseId !== client.caseId) return { client: change };
      // Each screen says again whose it is; only news draws the frame again.
      return isKnown(client, change) ? store : { client: { ...client, ...change } };
    }),
  clear: () => set({ client: {} }),
}));

export const isIdentified = ({ identity }: CurrentClient): boolean =>
  identity !== undefined &&
  identity.id > 0 &&
  identity.scheme === clientIdentityScheme.register.code;
