import { caseState } from '@advisor/contracts/codebooks';
import { permission } from '@advisor/contracts/permissions';
import type { AboutCase, InfoBanner } from '../../domain/cases/area';
import { disbursedState } from '../../domain/cases/loan-application';
import { daysBetween } from '../../platform/calendar';
import { czechDay } from '../../platform/czech-format';

type Loan = NonNullable<AboutCase['loan']>;

/** Days before the end of the drawing period at which the advisor is told. */
export const drawingNotice = 60;

const amountFormat = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });

/** How far the case and its loan are. */
export function banners({ row, application, loan, user, today }: AboutCase): InfoBanner[] {
  const isServiced = loan !== undefined && application.state === disbursedState;
  return [
    stateBanner(row.state),
    isServiced && user.permissions.has(permission.viewOverdueReceivable)
      ? overdueBanner(loan)
      : undefined,
    isServiced ? drawingBanner(loan, row.targetAmount, today) : undefined,
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
