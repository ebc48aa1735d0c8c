import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentFacts } from '../document-facts';

/** What the advisor wrote to the request, if anything. */
export const commentBlocks = ({ parameters: { comment } }: DocumentFacts): Block[] =>
  comment === undefined || comment === '' ? [] : [{ heading: 'Poznámka' }, { text: comment }];
