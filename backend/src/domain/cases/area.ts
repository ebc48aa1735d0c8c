import type { caseCalls } from '@advisor/contracts/case/calls';
import type { CaseSection } from '@advisor/contracts/case/sections';
import type { CallResponse } from '@advisor/contracts/operation';
import type { Closed } from '@advisor/contracts/signing/endpoints';
import { eq, type SQL } from 'drizzle-orm';
import { bankDay } from '../../platform/calendar';
import type { Backend } from '../../platform/backend';
import type { Database } from '../../platform/database/database';
import type { SignedInUser } from '../../platform/session/user';
import type { DocumentFacts } from '../documents/document-facts';
import type { DocumentKind } from '../documents/document-kind';
import type { NotificationKind } from '../notifications/tell-user';
import type { ArrangementRow } from './arrangement-access';
import type { CaseRow } from './case-access';
import { loanApplicationOf } from './loan-application';
import type { LoanCondition } from './loan-condition';
import type { Refusal } from './refusal';
import { loans } from './schema/cases';
import type { TaskKind } from './task-kind';

/** A case as a user asks about it. */
export interface AboutCase {
  db: Database;
  row: CaseRow;
  application: ArrangementRow;
  /** Absent of savings. */
  loan: typeof loans.$inferSelect | undefined;
  user: SignedInUser;
  /** Of the bank, `YYYY-MM-DD`. */
  today: string;
}

export type MenuFlag = CallResponse<typeof caseCalls.menuFlags>[number];
export type InfoBanner = CallResponse<typeof caseCalls.infoBanners>[number];

/** Cases that a user works on, as an area is asked which of them need the user today. */
export interface OwnCases {
  db: Database;
  now: Date;
  /** Of a row of `cases`: the user owns it, and it is open. */
  isOwn: SQL | undefined;
}

/** Why a case needs its owner today. */
export interface TodaysReason {
  caseId: number;
  /** Where it is done. */
  section: CaseSection;
  /** What is to be done, Czech, as a link says it. */
  title: string;
}

/** A contract in which a service request is to be started. */
export interface ServicedContract {
  user: SignedInUser;
  /** Of the bank, `YYYY-MM-DD`. */
  today: string;
  overdueAmount: number;
  /** Last day of the fixed rate; absent where it never changes. */
  fixedRateValidTo: string | undefined;
}

/** What an area tells the case about itself, so that no other area has to know it. */
export interface CaseArea {
  /** Sections of the menu; they stand in the contract's order. */
  menu?(about: AboutCase): MenuFlag[] | Promise<MenuFlag[]>;
  /** What the advisor should know before anything else; banners stand in the order of the areas. */
  banners?(about: AboutCase): InfoBanner[] | Promise<InfoBanner[]>;
  /** Which of the user's own cases stand on 'Dnes' because of the area, and why: what waits longest first, a case once. */
  today?(own: OwnCases): Promise<TodaysReason[]>;
  /** Service requests of the area, by their type: why one cannot be started now. */
  services?: Readonly<Record<number, (contract: ServicedContract) => Refusal | undefined>>;
  /** Kinds of tasks that it asks for or follows. */
  tasks?: readonly TaskKind[];
  /** What it tells users by itself. */
  notifications?: readonly NotificationKind[];
  /** Why an arrangement may not be deleted, a Czech sentence. */
  keeps?(db: Database, arrangement: Pick<ArrangementRow, 'id'>): Promise<string | undefined>;
  /** Kinds of documents that clients sign. */
  documents?: readonly DocumentKind[];
  /** What documents of an arrangement may say of the area; it adds its field to `DocumentFacts`. */
  documentFacts?(
    backend: Pick<Backend, 'db' | 'clientSealer'>,
    arrangement: Pick<ArrangementRow, 'id' | 'caseId' | 'typeId'>,
    /** On which it is made, `YYYY-MM-DD`. */
    today: string,
  ): Promise<Partial<DocumentFacts>>;
  /** What it has made a condition of the loan of a case, as it holds on a day, `YYYY-MM-DD`. */
  conditions?(db: Database, caseId: number, day: string): Promise<LoanCondition[]>;
  /** Why nobody but the area prepares documents of an arrangement. */
  documentsLock?(
    db: Database,
    arrangement: Pick<ArrangementRow, 'id'>,
  ): Promise<Closed | undefined>;
}

declare module '../../platform/backend' {
  interface Backend {
    areas: readonly CaseArea[];
  }
}

/** All that areas are asked about. */
export async function readAboutCase(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<AboutCase> {
  const [application, [loan]] = await Promise.all([
    loanApplicationOf(db, row.id),
    db.select().from(loans).where(eq(loans.caseId, row.id)),
  ]);
  return { db, row, application, loan, user, today: bankDay(now) };
}
