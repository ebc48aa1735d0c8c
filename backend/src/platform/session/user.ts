import type { Permission } from '@advisor/contracts/permissions';

/** Who is calling, as every handler sees them. */
export interface SignedInUser {
  id: number;
  firstName: string;
  lastName: string;
  isInternal: boolean;
  permissions: ReadonlySet<Permission>;
  session: {
    idHash: string;
    validTo: Date;
    /** Present in a frame of another application: the one document that it reaches. */
    documentScope?: number;
  };
}
