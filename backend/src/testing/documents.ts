import { and, eq, inArray, sql } from 'drizzle-orm';
import { tasks } from '../domain/cases/schema/case-history';
import { cases } from '../domain/cases/schema/cases';
import { salesArrangements } from '../domain/cases/schema/sales-arrangements';
import { openDocumentKind } from './document-order';
import { handOverInformation } from './signing';
import type { DemoLogin, TestApp } from './test-app';

/** An application that the advisor may prepare documents for, apart from those of the seed. */
export async function freshApplication(backend: TestApp, place: number) {
  const [found] = await backend.db
    .select({ id: salesArrangements.id, caseId: salesArrangements.caseId })
    .from(salesArrangements)
    .innerJoin(cases, eq(cases.id, salesArrangements.caseId))
    .where(
      and(
        eq(salesArrangements.typeId, 6),
        eq(salesArrangements.state, 1),
        sql`${cases.id} < 9000000`,
      ),
    )
    .orderBy(salesArrangements.id)
    .offset(place)
    .limit(1);
  if (found === undefined) throw new Error('no application');
  await openDocumentKind(backend, found.id, 'loanContract');
  await handOverInformation(backend, found.id);
  return found;
}

/** A task of the workflow that wants the contract signed, of a case that is ready for it. */
export async function contractTask(backend: TestApp) {
  const [task] = await backend.db
    .select({ taskId: tasks.id, caseId: tasks.caseId, salesArrangementId: salesArrangements.id })
    .from(tasks)
    .innerJoin(
      salesArrangements,
      and(eq(salesArrangements.caseId, tasks.caseId), eq(salesArrangements.typeId, 6)),
    )
    .where(
      and(
        eq(tasks.typeId, 6),
        inArray(tasks.state, [1, 3, 7, 10]),
        inArray(salesArrangements.state, [1, 2, 8]),
        sql`${tasks.caseId} < 9000000`,
      ),
    )
    .orderBy(tasks.id)
    .limit(1);
  if (task === undefined) throw new Error('no task of signing');
  await openDocumentKind(backend, task.salesArrangementId, 'loanContract');
  await handOverInformation(backend, task.salesArrangementId);
  return { taskId: task.taskId, caseId: task.caseId };
}

export const boundary = 'frontier';

/** A file as a browser sends it. */
export function multipart(fileName: string, content: Buffer | string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

interface Upload {
  fileName: string;
  content: Buffer | string;
  as?: DemoLogin;
}

/** Sends a file as the scan of a document. */
export const uploadScan = (
  backend: TestApp,
  documentOnSAId: number,
  { fileName, content, as = 'advisor' }: Upload,
) =>
  backend.call(
    {
      method: 'POST',
      url: `/api/v1/document-on-sa/${documentOnSAId}/scan`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: multipart(fileName, content),
    },
    as,
  );
