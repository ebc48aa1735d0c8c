import { productType } from '@advisor/contracts/codebooks';
import { modelationSaved } from '../../../domain/cases/event-titles';
import type { timelineEvents } from '../../../domain/cases/schema/case-history';
import type { Milestones } from './milestones';
import type { Random } from '../../../platform/random';
import type { Scenario, ScenarioName } from '../../../seed/scenario';
import { type WorkingTime, workingTimeBetween, workingTimeOn } from './working-time';

export type EventRow = Omit<typeof timelineEvents.$inferInsert, 'id'>;

interface Step extends Pick<EventRow, 'kind' | 'title' | 'description'> {
  bySystem?: true;
  /** The step happens on this day of the contract. */
  milestone?: keyof Milestones;
}

const created: Step = { kind: 'case', title: 'Případ založen' };
const modelled: Step = { kind: 'application', title: modelationSaved };
const household: Step = { kind: 'application', title: 'Domácnost doplněna' };
const sent: Step = { kind: 'application', title: 'Žádost odeslána ke schválení' };
const approved: Step = { kind: 'application', title: 'Žádost schválena', bySystem: true };
const documents: Step = { kind: 'signing', title: 'Smluvní dokumentace připravena k podpisu' };
const signed: Step = {
  kind: 'signing',
  title: 'Smlouva podepsána',
  description: 'Biometricky na pobočce.',
  milestone: 'signedOn',
};
const drawn: Step = {
  kind: 'drawing',
  title: 'Čerpání provedeno',
  bySystem: true,
  milestone: 'firstMoneyOn',
};
const drawnAgain: Step = { kind: 'drawing', title: 'Další čerpání provedeno', bySystem: true };
const firstPayment: Step = {
  kind: 'payment',
  title: 'První splátka přijata',
  bySystem: true,
  milestone: 'firstPaymentOn',
};
const statement: Step = { kind: 'service', title: 'Roční výpis odeslán', bySystem: true };
const service: Step = { kind: 'service', title: 'Přijata žádost o změnu' };
const cancelled: Step = { kind: 'case', title: 'Případ zrušen', description: 'Na žádost klienta.' };
const asked: Step = { kind: 'case', title: 'Požádáno o zrušení případu' };

const toApproval = [created, modelled, household, sent];
const toSigning = [...toApproval, approved, documents];
const toDrawing = [...toSigning, signed, drawn];

const stepsOf: Record<ScenarioName, readonly Step[]> = {
  modelled: [created, modelled],
  prepared: [created, modelled, household],
  'to-send': [created, modelled, household],
  'in-approval': toApproval,
  'in-signing': toSigning,
  drawing: [...toDrawing, drawnAgain],
  managed: [...toDrawing, firstPayment, statement],
  changed: [...toDrawing, firstPayment, service],
  cancelled: [created, modelled, cancelled],
  'being-cancelled': [...toSigning, asked],
  'cancellation-confirmed': [...toApproval, asked, cancelled],
};

/** What a step is called where the product is no mortgage. */
const otherTitles: Record<number, ReadonlyMap<Step, Partial<Step>>> = {
  [productType.unsecuredLoan.code]: new Map([[drawn, { title: 'Úvěr vyplacen' }]]),
  [productType.buildingSavings.code]: new Map<Step, Partial<Step>>([
    [household, { title: 'Údaje klienta doplněny' }],
    [sent, { title: 'Návrh smlouvy odeslán ke schválení' }],
    [approved, { title: 'Návrh smlouvy schválen' }],
    [drawn, { kind: 'payment', title: 'První vklad připsán' }],
    [firstPayment, { title: 'Pravidelný vklad připsán' }],
  ]),
};

interface History {
  caseId: number;
  ownerId: number;
  productTypeId: number;
  scenario: Scenario;
  /** Banking days, `YYYY-MM-DD`. */
  createdDay: string;
  lastChangedDay: string;
  milestones: Milestones | undefined;
}

interface Timeline {
  events: EventRow[];
  founded: WorkingTime;
  lastChanged: WorkingTime;
}

/** What happened, in working hours, from the founding of the case to its last change. */
export function timelineOf(history: History, random: Random): Timeline {
  const { caseId, ownerId, productTypeId, scenario, lastChangedDay, milestones } = history;
  const all = stepsOf[scenario.name];
  // The first drawing may be the last change.
  const isOver = scenario.name === 'drawing' && lastChangedDay === milestones?.firstMoneyOn;
  const steps = isOver ? all.slice(0, -1) : all;
  const times = timesOf(steps, history, random);
  const titles = otherTitles[productTypeId];
  const events = steps.map((step, place) => {
    const { kind, title, description, bySystem } = { ...step, ...titles?.get(step) };
    const happenedOn = (times[place] as WorkingTime).instant;
    return { caseId, happenedOn, kind, title, description, userId: bySystem ? null : ownerId };
  });
  const [founded] = times;
  return { events, founded, lastChanged: times.at(-1) ?? founded };
}

/** Steps with a day of their own take place then, the others evenly between them. */
function timesOf(
  steps: readonly Step[],
  { createdDay, lastChangedDay, milestones }: History,
  random: Random,
): [WorkingTime, ...WorkingTime[]] {
  const days = steps.map(({ milestone }, place) => {
    if (milestone !== undefined) return milestones?.[milestone];
    return place === steps.length - 1 ? lastChangedDay : undefined;
  });
  let latest = workingTimeOn(createdDay, random);
  const times: [WorkingTime, ...WorkingTime[]] = [latest];
  for (const [place, day] of days.entries()) {
    if (day === undefined) continue;
    const next = workingTimeOn(day, random, { after: latest });
    const parts = place - times.length + 1;
    const between = Array.from({ length: parts - 1 }, (_, part) =>
      workingTimeBetween(latest, next, (part + 1) / parts, random),
    );
    times.push(...between.toSorted(byTime), next);
    latest = next;
  }
  return times;
}

const byTime = (one: WorkingTime, other: WorkingTime) =>
  Number(one.instant) - Number(other.instant);
