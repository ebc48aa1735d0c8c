import type { SignatureService } from '@advisor/shell/signature-service';

/** One document in the signature service. */
export interface SigningDocument extends Pick<SignatureService, 'context' | 'org'> {
  documentExternalId: string;
}
