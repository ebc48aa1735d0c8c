import { and, eq } from 'drizzle-orm';
import type { AboutCase, InfoBanner } from '../../domain/cases/area';
import { disbursedState } from '../../domain/cases/loan-application';
import { loans } from '../../domain/cases/schema/cases';
import { hasSignedRefixation } from '../../domain/refinancing/signed-refixation';
import { daysBetween } from '../../platform/calendar';
import { czechDay } from '../../platform/czech-format';

/** Days before the end of the fixed rate at which the advisor is told. */
export const fixationNotice = 180;

/** That the fixed rate ends soon, and whether the next one is agreed. */
export async function fixationBanner({
  db,
  row,
  application,
  loan,
  today,
}: AboutCase): Promise<InfoBanner[]> {
  const day = loan?.fixedRateValidTo ?? undefined;
  if (day === undefined || application.state !== disbursedState) return [];
  const days = daysBetween(today, day);
  if (days < 0 || days > fixationNotice) return [];
  const isAgreed = (await db.$count(loans, and(eq(loans.caseId, row.id), hasSignedRefixation))) > 0;
  return [
    {
      id: 'fixation',
      severity: 'info',
      title: `Fixace úrokové sazby končí ${czechDay(day)}.`,
      description: isAgreed ? 'Nová sazba je podepsaná.' : 'Nabídněte klientovi novou sazbu.',
    },
  ];
}
