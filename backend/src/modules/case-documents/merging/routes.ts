import { Readable } from 'node:stream';
import { documentCalls } from '@advisor/contracts/documents/calls';
import type { FastifyInstance } from 'fastify';
import { openCase } from '../../../domain/cases/case-access';
import { notFound } from '../../../platform/failure';
import { serve } from '../../../platform/http/contract-routes';
import { registerMergeJob } from './merge-documents';
import { mergedContent, mergedFile } from './merged-parts';
import { mergedStatus, openMerged } from './merged-status';
import { mergedTitle } from './merged-title';
import { startMerge } from '../commands/start-merge';

/** Documents of a case as one file. */
export function registerMerging(app: FastifyInstance): void {
  const { db, fileSealer } = app.backend;
  registerMergeJob(app);

  serve(app, documentCalls.mergeCaseDocuments, async (call) => {
    const { id: caseId } = await openCase(call);
    return startMerge(db, { caseId, userId: call.user.id, now: call.clock.now(), ...call.body });
  });

  serve(app, documentCalls.mergedStatus, async (call) => mergedStatus(db, await openMerged(call)));

  serve(app, documentCalls.mergedContent, async (call) => {
    const { guid, size } = await openMerged(call);
    if (size === null) throw notFound('Spojený dokument ještě není hotový.');
    return {
      content: Readable.from(mergedContent(db, fileSealer, { guid, file: mergedFile })),
      contentType: 'application/pdf',
      fileName: `${mergedTitle}.pdf`,
    };
  });
}
