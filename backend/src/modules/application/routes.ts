import type { FastifyInstance } from 'fastify';
import { registerArrangements } from './arrangements/routes';
import { registerBackOffice } from './back-office/register-back-office';
import { registerChecklist } from './checklist/routes';
import { registerReminders } from './tasks/remind-job';
import { registerTasks } from './tasks/routes';

/** What leads from a case's modelation to its signed contract, and its service requests. */
export function registerLoanHub(app: FastifyInstance): void {
  registerArrangements(app);
  registerChecklist(app);
  registerTasks(app);
  registerReminders(app);
  registerBackOffice(app);
}
