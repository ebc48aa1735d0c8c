import { taskType } from '@advisor/contracts/codebooks/task';

/** What the history of a case calls the steps of a task that somebody asked for. */
interface TaskEvents {
  asked: string;
  withdrawn: string;
  /** A price exception is refused by it. */
  finished: string;
}

const { priceException, consultation, specialist } = taskType;

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

/** @throws Error for a task that the workflow asks for */
export function eventsOf(typeId: number): TaskEvents {
  const events = taskEvents[typeId];
  if (events === undefined) throw new Error(`nobody asks for tasks of type ${typeId}`);
  return events;
}
