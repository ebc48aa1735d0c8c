import type { tasks, timelineEvents } from '../db/schema/case-history';
import { addDays } from '../calendar';
import type { LoanRow } from './loan-terms';
import type { Random } from './random';
import type { Scenario, ScenarioName } from './scenario';

export type EventRow = Omit<typeof timelineEvents.$inferInsert, 'id'>;
export type TaskRow = Omit<typeof tasks.$inferInsert, 'id'>;

type Step = Pick<EventRow, 'kind' | 'title' | 'description'> & { bySystem?: true };

const created: Step = { kind: 'case', title: 'Případ založen' };
const modelled: Step = { kind: 'application', title: 'Modelace uložena' };
const household: Step = { kind: 'application', title: 'Domácnost doplněna' };
const sent: Step = { kind: 'application', title: 'Žádost odeslána ke schválení' };
const approved: Step = { kind: 'application', title: 'Žádost schválena', bySystem: true };
const documents: Step = { kind: 'signing', title: 'Smluvní dokumentace připravena k podpisu' };
const signed: Step = {
  kind: 'signing',
  title: 'Smlouva podepsána',
  description: 'Biometricky na pobočce.',
};
const drawn: Step = { kind: 'drawing', title: 'Čerpání provedeno', bySystem: true };
const firstPayment: Step = { kind: 'payment', title: 'První splátka přijata', bySystem: true };
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
  drawing: [...toSigning, signed],
  managed: [...toDrawing, firstPayment],
  changed: [...toDrawing, firstPayment, service],
  cancelled: [created, modelled, cancelled],
  'being-cancelled': [...toSigning, asked],
  'cancellation-confirmed': [...toApproval, asked, cancelled],
};

interface HistoryInput {
  caseId: number;
  ownerId: number;
  scenario: Scenario;
  createdOn: Date;
  lastChangedOn: Date;
}

/** What happened, from the founding of the case to its last change. */
export function timelineOf(
  { caseId, ownerId, scenario, ...span }: HistoryInput,
  loan?: LoanRow,
): EventRow[] {
  const steps: Step[] = [...stepsOf[scenario.name]];
  if (scenario.name === 'drawing' && (loan?.drawnAmount ?? 0) > 0) steps.push(drawn);
  const from = span.createdOn.getTime();
  const length = span.lastChangedOn.getTime() - from;
  return steps.map(({ bySystem, ...step }, index) => ({
    caseId,
    happenedOn: new Date(from + Math.round((length * index) / Math.max(1, steps.length - 1))),
    ...step,
    userId: bySystem ? null : ownerId,
  }));
}

const taskTypes = [1, 3, 6, 7, 11, 2];
const activeTaskStates = [1, 3, 7, 10];
const finishedTaskState = 4;

/** Tasks of the workflow; those of a case that has been closed are finished. */
export function tasksOf({ caseId, scenario, ...span }: HistoryInput, random: Random): TaskRow[] {
  const isClosed = scenario.applicationState === 3;
  const count = scenario.name === 'managed' ? 0 : Math.max(0, random.int(-2, 3));
  return Array.from({ length: count }, () => {
    const part = random.next();
    const createdOn = new Date(
      span.createdOn.getTime() +
        Math.round(part * (span.lastChangedOn.getTime() - span.createdOn.getTime())),
    );
    return {
      caseId,
      typeId: random.pick(taskTypes),
      state: isClosed || random.chance(0.25) ? finishedTaskState : random.pick(activeTaskStates),
      createdOn,
      dueOn: addDays(span.lastChangedOn.toISOString().slice(0, 10), random.int(1, 30)),
    };
  });
}
