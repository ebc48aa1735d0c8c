import type {
  DocumentBlock,
  DocumentText,
} from '@advisor/contracts/signature-service/document-text';
import type { Block } from '../../../platform/pdf/page-content';
import type { DocumentContent } from '../content/document-content';

/** The document as it is read on a screen, which has no pages. */
export const documentText = ({
  page: { name, category, blocks },
}: Pick<DocumentContent, 'page'>): DocumentText => ({
  name,
  category,
  blocks: blocks.flatMap(toScreen),
});

function toScreen(block: Block): DocumentBlock[] {
  if ('newPage' in block || 'signature' in block) return [];
  if ('list' in block) return [{ list: [...block.list] }];
  if ('choices' in block) return [{ choices: [...block.choices] }];
  if ('fields' in block) return [{ fields: [...block.fields] }];
  if ('facts' in block) return [{ facts: block.facts.map(([label, value]) => [label, value]) }];
  if ('table' in block) return [{ table: block.table.map((cells) => [...cells]) }];
  return [block];
}
