import { signatureType } from '@advisor/contracts/codebooks/document';
import type { DocumentKind as KindOnScreen } from '@advisor/contracts/signing/endpoints';
import type { Block } from '../../platform/pdf/page-content';
import type { DocumentFacts } from './document-facts';

/** A kind of document that clients sign: where it belongs, and what it says. */
export interface DocumentKind extends KindOnScreen {
  /** Of `salesArrangementType`. */
  arrangementTypeId: number;
  /** Products that it is for; absent: all that have the arrangement. */
  productTypeIds?: readonly number[];
  /** What it says between its numbers and its signatures. */
  blocks(facts: DocumentFacts): Block[];
}

const { physical, biometric, electronic } = signatureType;

export const everyWay: KindOnScreen['signatureTypeIds'] = [
  physical.code,
  biometric.code,
  electronic.code,
];
export const withoutPaper: KindOnScreen['signatureTypeIds'] = [biometric.code, electronic.code];
