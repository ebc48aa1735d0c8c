import type { MergeProblem } from '@advisor/contracts/documents/case-documents';
import { flatPages } from '../../../platform/pdfium/flat-pages';
import { picturePages } from '../../../platform/pdfium/picture-pages';
import { plainPictures, type PictureLimits } from '../../../platform/pdfium/plain-pictures';
import { UnreadablePdf } from '../../../platform/pdfium/open-pdfium';

export interface FileToPage {
  content: Uint8Array;
  contentType: string;
  limits: PictureLimits;
}

/** A PDF of the file's pages alone. */
export interface MadePages {
  content: Uint8Array;
  pages: number;
  /** Whether the file bears an electronic signature or seal. */
  isSealed: boolean;
}

export default async ({
  content,
  contentType,
  limits,
}: FileToPage): Promise<MadePages | MergeProblem> => {
  if (contentType !== 'application/pdf') {
    const pictures = await plainPictures(content, contentType, limits);
    if (typeof pictures === 'string') return pictures;
    return { ...(await picturePages(pictures)), isSealed: false };
  }
  try {
    return await flatPages(content, limits.pages);
  } catch (error) {
    if (error instanceof UnreadablePdf) return error.problem;
    throw error;
  }
};
