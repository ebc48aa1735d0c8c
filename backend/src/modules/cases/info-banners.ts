import type { caseCalls } from '@advisor/contracts/case/calls';
import { codeName } from '@advisor/contracts/code-name';
import { caseState, salesArrangementType } from '@advisor/contracts/codebooks';
import type { CallResponse } from '@advisor/contracts/operation';
import { permission } from '@advisor/contracts/permissions';
import { and, eq } from 'drizzle-orm';
import { bankDay, daysBetween } from '../../platform/calendar';
import { czechDay } from '../../platform/czech-format';
import type { Database } from '../../platform/database/database';
import { cases, loans } from '../../domain/cases/schema/cases';
import { customersOnSA, salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { hasSignedRefixation } from '../../domain/refinancing/signed-refixation';
import type { SignedInUser } from '../../platform/session/user';
import type { CaseRow } from '../../domain/cases/case-access';
import {
  disbursedState,
  isDebtor,
  isOpenServiceRequest,
  loanApplicationOf,
} from '../../domain/cases/loan-application';

type InfoBanner = CallResponse<typeof caseCalls.infoBanners>[number];
type Loan = typeof loans.$inferSelect;

/** Days before the end of the drawing period and of the fixed rate at which the advisor is told. */
const drawingNotice = 60;
const fixationNotice = 180;

const amountFormat = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });

/** What the advisor should know about the case before anything else. */
export async function getInfoBanners(
  db: Database,
  row: CaseRow,
  user: SignedInUser,
  now: Date,
): Promise<InfoBanner[]> {
  const application = await loanApplicationOf(db, row.id);
  const [[found], [debtor], openServices] = await Promise.all([
    db
      .select({ loan: loans, isAgreed: hasSignedRefixation })
      .from(loans)
      .innerJoin(cases, eq(cases.id, loans.caseId))
      .where(eq(loans.caseId, row.id)),
    db
      .select({ customerId: customersOnSA.customerId })
      .from(customersOnSA)
      .where(and(eq(customersOnSA.salesArrangementId, application.id), isDebtor)),
    db
      .select({ typeId: salesArrangements.typeId })
      .from(salesArrangements)
      .where(and(eq(salesArrangements.caseId, row.id), isOpenServiceRequest))
      .orderBy(salesArrangements.typeId),
  ]);
  const loan = found?.loan;
  const isServiced = loan !== undefined && application.state === disbursedState;
  return [
    stateBanner(row.state),
    isServiced && user.permissions.has(permission.viewOverdueReceivable)
      ? overdueBanner(loan)
      : undefined,
    isServiced ? drawingBanner(loan, row.targetAmount, bankDay(now)) : undefined,
    isServiced ? fixationBanner(loan, bankDay(now), found?.isAgreed === true) : undefined,
    openServices.length > 0
      ? banner(
          'open-service',
          'info',
          'Na případu je otevřená žádost.',
          `${openServices.map(({ typeId }) => codeName(salesArrangementType, typeId)).join(', ')}.`,
        )
      : undefined,
    debtor?.customerId === null
      ? banner(
          'not-identified',
          'warning',
          'Hlavní žadatel není identifikován.',
          'Před podpisem smlouvy klienta identifikujte v registru klientů.',
        )
      : undefined,
  ].filter((entry) => entry !== undefined);
}

const banner = (
  id: string,
  severity: InfoBanner['severity'],
  title: string,
  description?: string,
): InfoBanner => ({ id, severity, title, description });

function stateBanner(state: number): InfoBanner | undefined {
  switch (state) {
    case caseState.cancelled.code:
    case caseState.toBeCancelledConfirmed.code:
      return banner('cancelled', 'info', 'Případ je zrušený.', 'Údaje lze pouze prohlížet.');
    case caseState.toBeCancelled.code:
      return banner('to-be-cancelled', 'warning', 'Případ čeká na potvrzení zrušení.');
    default:
      return undefined;
  }
}

function overdueBanner({ overdueAmount }: Loan): InfoBanner | undefined {
  if (overdueAmount === 0) return undefined;
  return banner(
    'overdue',
    'error',
    'Klient je v prodlení se splácením.',
    `Po splatnosti je ${amountFormat.format(overdueAmount)}.`,
  );
}

function drawingBanner(loan: Loan, targetAmount: number, today: string): InfoBanner | undefined {
  const { drawingDeadline, drawnAmount } = loan;
  if (drawingDeadline === null || drawnAmount >= targetAmount) return undefined;
  const days = daysBetween(today, drawingDeadline);
  if (days > drawingNotice) return undefined;
  const rest = `Zbývá vyčerpat ${amountFormat.format(targetAmount - drawnAmount)}.`;
  return days < 0
    ? banner('drawing', 'error', `Lhůta pro čerpání uplynula ${czechDay(drawingDeadline)}.`, rest)
    : banner('drawing', 'warning', `Lhůta pro čerpání končí ${czechDay(drawingDeadline)}.`, rest);
}

function fixationBanner(
  { fixedRateValidTo }: Loan,
  today: string,
  isAgreed: boolean,
): InfoBanner | undefined {
  if (fixedRateValidTo === null) return undefined;
  const days = daysBetween(today, fixedRateValidTo);
  if (days < 0 || days > fixationNotice) return undefined;
  return banner(
    'fixation',
    'info',
    `Fixace úrokové sazby končí ${czechDay(fixedRateValidTo)}.`,
    isAgreed ? 'Nová sazba je podepsaná.' : 'Nabídněte klientovi novou sazbu.',
  );
}
