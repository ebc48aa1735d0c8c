import { codeName } from '@advisor/contracts/code-name';
import { salesArrangementType } from '@advisor/contracts/codebooks';
import { and, eq } from 'drizzle-orm';
import { isOpenServiceRequest } from '../../domain/cases/loan-application';
import { isActiveTask, tasks } from '../../domain/cases/schema/case-history';
import { salesArrangements } from '../../domain/cases/schema/sales-arrangements';
import { serviceKinds } from '../../domain/documents/service/kinds';
import type { Area } from '../area';
import { taskMoved, taskOfTeam, taskReminded } from './notifications';
import { registerLoanHub } from './routes';
import { applicationSettings } from './settings';
import { applicationTasks } from './tasks/task-kinds';

export const area: Area = {
  register: registerLoanHub,
  settings: applicationSettings,
  documents: serviceKinds,
  tasks: applicationTasks,
  notifications: [taskMoved, taskOfTeam, taskReminded],
  menu: async ({ db, row }) => [
    {
      section: 'tasks',
      isActive: true,
      count: await db.$count(tasks, and(eq(tasks.caseId, row.id), isActiveTask(tasks.state))),
    },
  ],
  banners: async ({ db, row }) => {
    const open = await db
      .select({ typeId: salesArrangements.typeId })
      .from(salesArrangements)
      .where(and(eq(salesArrangements.caseId, row.id), isOpenServiceRequest))
      .orderBy(salesArrangements.typeId);
    if (open.length === 0) return [];
    const names = open.map(({ typeId }) => codeName(salesArrangementType, typeId));
    return [
      {
        id: 'open-service',
        severity: 'info',
        title: 'Na případu je otevřená žádost.',
        description: `${names.join(', ')}.`,
      },
    ];
  },
};
