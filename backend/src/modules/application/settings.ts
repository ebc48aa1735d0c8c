import { daysForAnswer, hoursToReply } from '../../neighbours/back-office/reference';
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
    {
      at: 'backend/src/neighbours/back-office/reference.ts#hoursToReply',
      name: 'Za jak dlouho odpovídá zkušební back office',
      works: 'Dožádání a informace v ukázkovém provozu',
      unit: 'hours',
      value: hoursToReply,
    },
    {
      at: 'backend/src/neighbours/back-office/reference.ts#daysForAnswer',
      name: 'Lhůta na odpověď zkušebnímu back office',
      works: 'Dožádání a podpis smlouvy v ukázkovém provozu',
      unit: 'days',
      value: daysForAnswer,
    },
  ],
};
