import type { FastifyInstance } from 'fastify';
import type { AboutCase, InfoBanner } from '../../domain/cases/area';
import { disbursedState } from '../../domain/cases/loan-application';
import { valuedRealEstates } from '../../domain/valuation/case-collateral';
import type { KnownValuation } from '../../domain/valuation/read-valuations';
import { daysBetween } from '../../platform/calendar';
import { czechDay } from '../../platform/czech-format';
import { defineDailyJob } from '../../platform/jobs/define-job';
import { tellOfEnds } from './commands/tell-of-ends';

/** Days before the end of a result at which the advisor is told. */
export const validityNotice = 30;

const validityJob = defineDailyJob('valuation.validity', '00:45');

/** Every day owners of cases are told which values end soon. */
export function registerEndingValidity({ jobs, backend }: FastifyInstance): void {
  const { db, clock } = backend;
  jobs.handleDaily(validityJob, async ({ input: { day }, log }) => {
    const told = await tellOfEnds(db, { day, days: validityNotice, now: clock.now() });
    log.info({ told }, 'ends of valuations told');
  });
}

/** That what secures the loan is valued for some more days only, or no more. */
export function endingBanner(
  { application, today }: Pick<AboutCase, 'application' | 'today'>,
  valuations: readonly KnownValuation[],
): InfoBanner[] {
  if (application.state === disbursedState) return [];
  const [first] = valuedRealEstates(valuations, today)
    .filter(({ isLoanRealEstate }) => isLoanRealEstate)
    .map(({ validTo }) => validTo)
    .toSorted();
  if (first === undefined || daysBetween(today, first) > validityNotice) return [];
  const verb = first < today ? 'skončila' : 'končí';
  return [
    {
      id: 'valuation-ends',
      severity: first < today ? 'warning' : 'info',
      title: `Platnost ocenění nemovitosti ${verb} ${czechDay(first)}.`,
      description: 'Nechte nemovitost ocenit znovu.',
    },
  ];
}
