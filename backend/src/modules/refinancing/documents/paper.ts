import { asc, eq } from 'drizzle-orm';
import type { CaseRow } from '../../../domain/cases/case-access';
import { loanApplicationOf } from '../../../domain/cases/loan-application';
import { loans } from '../../../domain/cases/schema/cases';
import { customersOnSA } from '../../../domain/cases/schema/sales-arrangements';
import { ownBankCode } from '../../../domain/documents/bank';
import type { LoanOfClients } from '../../../domain/documents/refinancing/offer-paper';
import type { Database } from '../../../platform/database/database';
import type { BinaryAnswer } from '../../../platform/http/answer';
import { threadTask } from '../../../platform/threads/thread-task';
import type { PaperToPrint } from './refinancing-paper.thread';

const print = threadTask<PaperToPrint, Uint8Array>(
  new URL('refinancing-paper.thread.ts', import.meta.url),
);

/** A paper as it is sent. @param name of the file, without its ending */
export const printPaper = async (paper: PaperToPrint, name: string): Promise<BinaryAnswer> => ({
  content: Buffer.from(await print(paper)),
  contentType: 'application/pdf',
  fileName: `${name}.pdf`,
});

/** Who owes the loan of a case, and what a paper says of it. */
export async function readLoanOfClients(
  db: Database,
  { id, contractNumber, productTypeId }: CaseRow,
): Promise<LoanOfClients> {
  const application = await loanApplicationOf(db, id);
  const [people, [loan]] = await Promise.all([
    db
      .select({ firstName: customersOnSA.firstName, lastName: customersOnSA.lastName })
      .from(customersOnSA)
      .where(eq(customersOnSA.salesArrangementId, application.id))
      .orderBy(asc(customersOnSA.id)),
    db.select().from(loans).where(eq(loans.caseId, id)),
  ]);
  const number = loan?.accountNumber;
  return {
    clients: people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    caseId: id,
    productTypeId,
    ...(contractNumber !== null && { contractNumber }),
    ...(number && {
      loanAccount: { prefix: loan?.accountPrefix ?? undefined, number, bankCode: ownBankCode },
    }),
  };
}
