import { signatureType } from '@advisor/contracts/codebooks/document';
import type { DocumentKind } from '@advisor/contracts/signing/endpoints';

type SignatureTypeId = DocumentKind['signatureTypeIds'][number];

/** A document to prepare and how it is going to be signed. */
export interface DocumentChoice {
  documentTypeCode: string;
  signatureTypeId: SignatureTypeId;
}

const electronic = signatureType.electronic.code;

/** What can be signed digitally with only that signature, or the rest with the others. */
export const kindsOfWay = (kinds: readonly DocumentKind[], isDigital: boolean): DocumentKind[] =>
  kinds.flatMap((kind) => {
    const signatureTypeIds = kind.signatureTypeIds.filter(
      (type) => (type === electronic) === isDigital,
    );
    return signatureTypeIds.length > 0 ? [{ ...kind, signatureTypeIds }] : [];
  });

/** A kind with the signature that the bank prefers: the biometric one where it may be. */
export function choiceOf({ documentTypeCode, signatureTypeIds }: DocumentKind): DocumentChoice {
  const preferred = signatureTypeIds.find((type) => type === signatureType.biometric.code);
  return {
    documentTypeCode,
    signatureTypeId: preferred ?? (signatureTypeIds[0] as SignatureTypeId),
  };
}
