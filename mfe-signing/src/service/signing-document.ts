import type { SignatureService } from '@advisor/shell/signature-service';

/** One document in the signature service. */
export interface SigningDocument extends Pick<SignatureService, 'context' | 'org'> {
  documentExternalId: string;
}

/** @returns undefined as long as the service cannot be asked: it is missing, or has no such document yet */
export const documentInService = (
  documentExternalId: string | undefined,
  service: SignatureService | undefined,
): SigningDocument | undefined =>
  service && documentExternalId !== undefined
    ? { context: service.context, org: service.org, documentExternalId }
    : undefined;
