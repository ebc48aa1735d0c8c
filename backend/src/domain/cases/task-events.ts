import { taskType } from '@advisor/contracts/codebooks/task';

/** What the history of a case calls the steps of a task that somebody asked for. */
interface TaskEvents {
  asked: string;
  withdrawn: string;
  /** A price exception is refused by it. */
  finished: string;
}

const { priceException, consultation, specialist } = taskType;
const { demand, signing, information } = taskType;

export const taskEvents: Readonly<Record<number, TaskEvents>> = {
  [priceException.code]: {
    asked: 'Požádáno o cenovou výjimku',
    withdrawn: 'Žádost o cenovou výjimku stažena',
    finished: 'Cenová výjimka zamítnuta',
  },
  [consultation.code]: {
    asked: 'Zadána konzultace',
    withdrawn: 'Konzultace zrušena',
    finished: 'Konzultace zodpovězena',
  },
  [specialist.code]: {
    asked: 'Případ předán hypotečnímu specialistovi',
    withdrawn: 'Předání specialistovi zrušeno',
    finished: 'Případ převzal hypoteční specialista',
  },
};

/** What it calls the steps of what the back office asks for and tells. */
export const backOfficeEvents: Readonly<
  Record<number, { asked: string; returned: string; finished: string }>
> = {
  [demand.code]: {
    asked: 'Back office žádá o doplnění',
    returned: 'Dožádání vráceno k doplnění',
    finished: 'Dožádání vyřízeno',
  },
  [signing.code]: {
    asked: 'Back office žádá o podpis smlouvy',
    returned: 'Podepisování vráceno k doplnění',
    finished: 'Podepisování dokončeno',
  },
  [information.code]: {
    asked: 'Informace z back office',
    returned: 'Informace z back office doplněna',
    finished: 'Informace vzata na vědomí',
  },
};

/** What the end of a task of the type is called. */
export const finishedTitle = (typeId: number): string =>
  backOfficeEvents[typeId]?.finished ?? eventsOf(typeId).finished;

/** @throws Error for a task that the workflow asks for */
export function eventsOf(typeId: number): TaskEvents {
  const events = taskEvents[typeId];
  if (events === undefined) throw new Error(`nobody asks for tasks of type ${typeId}`);
  return events;
}
