import { refinancingState, refinancingType } from '@advisor/contracts/codebooks/refinancing';
import { signatureState } from '@advisor/contracts/codebooks/document';
import type { FreeRepayment } from '@advisor/lending/repayment/early-repayment';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Database } from '../../platform/database/database';
import { signingDocuments } from '../signing/schema';
import { savedExtraPayment } from './offers';
import { refinancingOffers, refinancingProcesses } from './schema';

/** What the bank knows of a loan beside its terms; days `YYYY-MM-DD`. */
export interface LoanHistory {
  /** On which the client was told rates of a next fixation, newest first. */
  rateNotices: string[];
  freeRepayments: FreeRepayment[];
  /** Of the first change that is signed and not in effect yet. */
  signedChangeOn: string | undefined;
}

export async function readLoanHistory(db: Database, caseId: number): Promise<LoanHistory> {
  const [rateNotices, freeRepayments, signedOn] = await Promise.all([
    readRateNotices(db, caseId),
    readFreeRepayments(db, caseId),
    signedChangeOn(db, caseId),
  ]);
  return { rateNotices, freeRepayments, signedChangeOn: signedOn };
}

/** The day of the first change of a loan that is signed and not in effect yet. */
export async function signedChangeOn(db: Database, caseId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ day: sql<string | null>`min(${refinancingProcesses.effectiveFrom})` })
    .from(refinancingProcesses)
    .innerJoin(signingDocuments, eq(signingDocuments.documentId, refinancingProcesses.documentId))
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        eq(refinancingProcesses.state, refinancingState.inProgressInProduct.code),
        eq(signingDocuments.state, signatureState.signed.code),
      ),
    );
  return row?.day ?? undefined;
}

async function readRateNotices(db: Database, caseId: number): Promise<string[]> {
  const rows = await db
    .select({ communicatedOn: refinancingOffers.communicatedOn })
    .from(refinancingOffers)
    .where(
      and(
        eq(refinancingOffers.caseId, caseId),
        eq(refinancingOffers.typeId, refinancingType.refixation.code),
        isNotNull(refinancingOffers.communicatedOn),
      ),
    );
  const days = rows.flatMap(({ communicatedOn }) => communicatedOn ?? []).map(bankDay);
  return [...new Set(days)].toSorted().toReversed();
}

async function readFreeRepayments(db: Database, caseId: number): Promise<FreeRepayment[]> {
  const rows = await db
    .select({ offer: refinancingOffers })
    .from(refinancingProcesses)
    .innerJoin(refinancingOffers, eq(refinancingOffers.id, refinancingProcesses.offerId))
    .where(
      and(
        eq(refinancingProcesses.caseId, caseId),
        eq(refinancingProcesses.typeId, refinancingType.extraPayment.code),
        eq(refinancingProcesses.state, refinancingState.finished.code),
      ),
    );
  return rows.flatMap(({ offer }) => {
    const { effectiveFrom, fee } = savedExtraPayment(offer);
    return fee.window === undefined || fee.freeReason !== undefined
      ? []
      : [{ date: effectiveFrom, amount: fee.freeAmount }];
  });
}
