import type { PageContent } from '../../../platform/pdf/page-content';
import type { FileToCarry } from '../../../platform/pdfium/join-pages';

/** A document on the pages of another file. */
export interface MergedDocument {
  name: string;
  pages: number;
  /** The document itself, where its seal would be lost with the file. */
  sealed?: Uint8Array;
}

interface SealedList {
  page: PageContent;
  carries: FileToCarry[];
}

const pagesFrom = (first: number, pages: number) =>
  pages === 1 ? `strana ${first}` : `strany ${first} až ${first + pages - 1}`;

/**
 * Which of the merged documents were signed or sealed: on pages of another file that holds no more, so
 * the documents themselves go with it.
 * @returns undefined when none was
 */
export function sealedList(
  title: string,
  documents: readonly MergedDocument[],
): SealedList | undefined {
  const lines: string[] = [];
  const carries: FileToCarry[] = [];
  let first = 1;
  for (const [index, { name, pages, sealed }] of documents.entries()) {
    if (sealed !== undefined) {
      lines.push(`${name} (${pagesFrom(first, pages)})`);
      // Two documents may have one name, two attachments may not.
      carries.push({
        name: `${index + 1} ${name}`,
        description: 'Původní dokument s elektronickým podpisem nebo pečetí',
        content: sealed,
      });
    }
    first += pages;
  }
  if (carries.length === 0) return undefined;
  return {
    carries,
    page: {
      name: 'Elektronicky podepsané dokumenty',
      category: title,
      footer: title,
      blocks: [
        { text: 'Tyto dokumenty nesly elektronický podpis nebo pečeť:' },
        { list: lines },
        {
          text: 'Na stránkách tohoto souboru už podpis ani pečeť neplatí. Původní dokumenty jsou jeho přílohami a podpisy se ověřují v nich.',
        },
      ],
    },
  };
}
