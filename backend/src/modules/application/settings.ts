import type { BankSettings } from '../../platform/settings/bank-settings';
import { daysToAnswer } from './commands/create-task';

/** What the bank decides of tasks of an application. */
export const applicationSettings: BankSettings = {
  title: 'Žádost a úkoly',
  built: [
    {
      at: 'backend/src/modules/application/commands/create-task.ts#daysToAnswer',
      name: 'Lhůta specialisty na odpověď',
      works: 'Cenová výjimka, předání specialistovi, konzultace',
      unit: 'days',
      value: daysToAnswer,
    },
  ],
};
