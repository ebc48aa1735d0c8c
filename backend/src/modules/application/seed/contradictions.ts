import { salesArrangementState } from '@advisor/contracts/codebooks';
import { sql } from 'drizzle-orm';
import { codeList } from '../../../domain/cases/loan-application';
import type { Contradiction } from '../../../seed/contradiction';
import { applicationTasks } from '../tasks/task-kinds';

const { inApproval, inSigning } = salesArrangementState;

export const contradictions: readonly Contradiction[] = [
  {
    name: 'an application was sent without a mandatory document',
    found: sql`select item.id from checklist_items as item
      join sales_arrangements as application on application.id = item.sales_arrangement_id
      where application.state in (${inApproval.code}, ${inSigning.code})
        and item.is_mandatory and item.state <> 'checked'`,
  },
  {
    name: 'a task is in a state that its type does not have',
    found: sql`select id from tasks where ${sql.join(
      applicationTasks.map(
        ({ typeId, path }) =>
          sql`(type_id = ${sql.raw(String(typeId))} and state not in ${codeList(Object.keys(path).map(Number))})`,
      ),
      sql` or `,
    )}`,
  },
  {
    name: 'a price exception has a decision without its day, or the other way round',
    found: sql`select task_id from price_exceptions
      join tasks on tasks.id = price_exceptions.task_id
      where (price_exceptions.decided_on is null) <> (price_exceptions.is_approved is null)`,
  },
];
