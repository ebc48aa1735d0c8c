import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { sql } from 'drizzle-orm';
import { changeableStates, codeList } from '../cases/loan-application';
import type { Database } from '../db/database';

const { priceException, consultation, specialist, information } = taskType;
const asked = codeList([priceException.code, consultation.code, specialist.code]);
const changeable = codeList([...changeableStates]);
const otherSubject = 4;

/**
 * Says of seeded tasks that an advisor asks for who asked, whom, and for what. Those that the case
 * gives no reason for become messages of the workflow.
 */
export async function seedAskedTasks(db: Database): Promise<void> {
  await db.execute(sql`
    update tasks set type_id = ${information.code}::smallint
    from cases, sales_arrangements as application, users as owner
    where cases.id = tasks.case_id and owner.id = cases.owner_id
      and application.case_id = cases.id and application.type_id = 6
      and tasks.type_id in ${asked}
      and (owner.mortgage_specialist_id is null
        or tasks.type_id <> ${consultation.code} and (
          application.state not in ${changeable} or application.offer_id is null
          or cases.product_type_id not in (1, 20001, 20010)))`);
  await db.execute(sql`
    update tasks set
      created_by = owner.id,
      assigned_to = owner.mortgage_specialist_id,
      sales_arrangement_id = application.id,
      consultation_type_id = case when tasks.type_id = ${consultation.code} then ${otherSubject}::smallint end,
      state = case when tasks.state = ${taskState.finished.code} then tasks.state else ${taskState.sent.code}::smallint end
    from cases, sales_arrangements as application, users as owner
    where cases.id = tasks.case_id and owner.id = cases.owner_id
      and application.case_id = cases.id and application.type_id = 6
      and tasks.type_id in ${asked}`);
  await db.execute(sql`
    insert into price_exceptions (task_id, interest_rate_discount, fees, is_approved, decided_on)
    select id, 0.1 * (1 + id % 3), '[]',
      case when state = ${taskState.finished.code} then false end,
      case when state = ${taskState.finished.code} then created_on + interval '1 day' end
    from tasks where type_id = ${priceException.code}`);
  await db.execute(sql`
    insert into task_messages (task_id, written_on, user_id, is_from_advisor, text)
    select id, created_on, created_by, true,
      case type_id
        when ${priceException.code} then 'Klient má výhodnější nabídku jiné banky.'
        when ${specialist.code} then 'Prosím o převzetí, klient chce řešit i další úvěry.'
        else 'Prosím o názor, jak v případu postupovat dál.'
      end
    from tasks where type_id in ${asked}`);
}
