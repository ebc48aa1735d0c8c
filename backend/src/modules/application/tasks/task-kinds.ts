import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import type { TaskKind, TaskPath } from '../../../domain/cases/task-kind';

const { ready, sent, inProgress, documentsCompleting } = taskState;
const { finished, cancelled, approved } = taskState;
const { demand, priceException, consultation, signing, specialist, information } = taskType;

const ends = [finished.code, cancelled.code];
const ended: TaskPath = { [finished.code]: [], [cancelled.code]: [] };

/** Between who asks and one person who deals with it. */
const asking: TaskPath = {
  [sent.code]: [ready.code, ...ends],
  [ready.code]: [sent.code, ...ends],
  ...ended,
};

/** What an advisor asks a specialist for. */
export const requestedKinds: readonly TaskKind[] = [
  {
    typeId: priceException.code,
    path: {
      [sent.code]: [ready.code, approved.code, ...ends],
      [ready.code]: [sent.code, approved.code, ...ends],
      [approved.code]: [],
      ...ended,
    },
    events: {
      asked: 'Požádáno o cenovou výjimku',
      withdrawn: 'Žádost o cenovou výjimku stažena',
      finished: 'Cenová výjimka zamítnuta',
    },
  },
  {
    typeId: consultation.code,
    path: asking,
    events: {
      asked: 'Zadána konzultace',
      withdrawn: 'Konzultace zrušena',
      finished: 'Konzultace zodpovězena',
    },
  },
  {
    typeId: specialist.code,
    path: asking,
    events: {
      asked: 'Případ předán hypotečnímu specialistovi',
      withdrawn: 'Předání specialistovi zrušeno',
      finished: 'Případ převzal hypoteční specialista',
    },
  },
];

/** What the back office asks for and tells. */
const backOfficeKinds: readonly TaskKind[] = [
  {
    typeId: demand.code,
    path: {
      [ready.code]: [sent.code, ...ends],
      [documentsCompleting.code]: [sent.code, ...ends],
      [sent.code]: [inProgress.code, ready.code, documentsCompleting.code, ...ends],
      [inProgress.code]: [ready.code, documentsCompleting.code, ...ends],
      ...ended,
    },
    events: {
      asked: 'Back office žádá o doplnění',
      returned: 'Dožádání vráceno k doplnění',
      finished: 'Dožádání vyřízeno',
    },
  },
  {
    typeId: signing.code,
    path: {
      [ready.code]: [inProgress.code, ...ends],
      [inProgress.code]: [ready.code, ...ends],
      ...ended,
    },
    events: {
      asked: 'Back office žádá o podpis smlouvy',
      returned: 'Podepisování vráceno k doplnění',
      finished: 'Podepisování dokončeno',
    },
  },
  {
    typeId: information.code,
    path: { [ready.code]: ends, ...ended },
    events: {
      asked: 'Informace z back office',
      returned: 'Informace z back office doplněna',
      finished: 'Informace vzata na vědomí',
    },
  },
];

/** Kinds of tasks of this area. */
export const applicationTasks: readonly TaskKind[] = [...requestedKinds, ...backOfficeKinds];
