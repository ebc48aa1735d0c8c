import type { CaseDocument } from '../documents.queries';

/** A file that a drawer was showing: its number and kind, nothing of what it is called. */
export interface ShownFile {
  guid: string;
  kind?: CaseDocument['documentTypeCode'] | undefined;
}

/** Key of the draft that keeps files of a case until they are saved. */
export const uploadDraft = (caseId: number) => `documents-upload.${caseId}`;

export const isShown = (value: unknown): value is ShownFile[] =>
  Array.isArray(value) &&
  value.every((one) => typeof (one as Partial<ShownFile> | null)?.guid === 'string');
