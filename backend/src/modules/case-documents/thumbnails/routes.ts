import { caseDocumentType } from '@advisor/contracts/codebooks/document';
import { documentCalls } from '@advisor/contracts/documents/calls';
import { thumbnailSide } from '@advisor/contracts/documents/file-rules';
import type { FastifyInstance } from 'fastify';
import type { caseDocuments } from '../../../domain/case-documents/schema';
import { isHeld } from '../../../platform/http/answer';
import { serve } from '../../../platform/http/contract-routes';
import { openDocument } from '../open-document';
import { thumbnailsOf } from './thumbnails';

/** Pictures of a case as small as they stand in a list. */
export function registerThumbnails(app: FastifyInstance): void {
  const thumbnailOf = thumbnailsOf(app);

  serve(app, documentCalls.caseDocumentThumbnail, async (call) => {
    const document = await openDocument(call);
    const mark = markOf(document);
    if (mark !== undefined && isHeld(call.request, mark)) return { mark };
    const content = Buffer.from(await thumbnailOf(document));
    return { content, contentType: 'image/jpeg', ...(mark !== undefined && { mark }) };
  });
}

/**
 * The ETag of a photograph, which a browser may keep for its session. Pictures of papers are a person's:
 * nothing of them is left on the advisor's computer.
 */
const markOf = ({ documentTypeCode, sha256 }: typeof caseDocuments.$inferSelect) =>
  documentTypeCode === caseDocumentType.photo.code ? `"${sha256}-${thumbnailSide}"` : undefined;
