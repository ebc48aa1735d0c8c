import type { CaseStage } from '@advisor/contracts/case/stages';
import { signatureState } from '@advisor/contracts/codebooks/document';

/**
 * The stage that a kind of document of an application belongs to; what is not here is signed at any
 * time. A stage is over when each of its kinds is signed.
 */
export const documentStages: Readonly<Record<string, CaseStage>> = {
  loanApplication: 'approval',
  loanContract: 'signing',
  drawing: 'drawing',
};

interface SignedDocument {
  typeCode: string;
  state: number;
}

/** The documents that belong to a stage. */
export const documentsOfStage = <T extends SignedDocument>(
  documents: readonly T[],
  stage: CaseStage,
): T[] => documents.filter(({ typeCode }) => documentStages[typeCode] === stage);

const isSigned = ({ state }: SignedDocument) => state === signatureState.signed.code;

export const isAnySigned = (documents: readonly SignedDocument[]): boolean =>
  documents.some(isSigned);

/** The documents that somebody has still to sign. */
export const openDocuments = <T extends SignedDocument>(documents: readonly T[]): T[] =>
  documents.filter((document) => !isSigned(document));
