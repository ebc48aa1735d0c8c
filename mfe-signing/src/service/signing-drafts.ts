import type { SigningDocument } from './signing-document';

/** Keys of the encrypted drafts; numbers of documents and signatures only. */
const base = ({ documentExternalId }: SigningDocument) => `signing/${documentExternalId}`;

export const formDraftKey = (document: SigningDocument, signatureId: string, formId: string) =>
  `${base(document)}/form/${signatureId}/${formId}`;

/** The form that was open, so that a reload in the middle comes back to it. */
export const openFormKey = (document: SigningDocument) => `${base(document)}/open-form`;

/** Signing was started from this browser: its completion is yet to be told. */
export const startedKey = (document: SigningDocument) => `${base(document)}/started`;

export interface OpenForm {
  signatureId: string;
  methodCode: string;
  formId: string;
}

export function isOpenForm(draft: unknown): draft is OpenForm {
  const { signatureId, methodCode, formId } = (draft ?? {}) as Partial<OpenForm>;
  return [signatureId, methodCode, formId].every((part) => typeof part === 'string');
}
