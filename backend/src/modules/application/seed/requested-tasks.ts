import { taskState, taskType } from '@advisor/contracts/codebooks/task';
import { sql } from 'drizzle-orm';
import { changeableStates, codeList } from '../../../domain/cases/loan-application';
import type { Database } from '../../../platform/database/database';
import { requestedKinds } from '../tasks/task-kinds';

const { priceException, consultation, specialist, information } = taskType;
const requested = codeList([priceException.code, consultation.code, specialist.code]);
const changeable = codeList([...changeableStates]);
const otherSubject = 4;

/**
 * Says of seeded tasks that an advisor asks for who asked, whom, and for what. Those that the case
 * gives no reason for become messages of the workflow.
 */
export async function seedRequestedTasks(db: Database): Promise<void> {
  await db.execute(sql`
    update tasks set type_id = ${information.code}::smallint,
      state = case when tasks.state = ${taskState.finished.code} then tasks.state else ${taskState.ready.code}::smallint end
    from cases, sales_arrangements as application, users as owner
    where cases.id = tasks.case_id and owner.id = cases.owner_id
      and application.case_id = cases.id and application.type_id = 6
      and tasks.type_id in ${requested}
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
      and tasks.type_id in ${requested}`);
  await db.execute(sql`
    insert into price_exceptions (task_id, interest_rate_discount, fees, is_approved, decided_on)
    select tasks.id, 0.1 * (1 + tasks.id % 3), '[]',
      case when tasks.state = ${taskState.finished.code} then false end,
      case when tasks.state = ${taskState.finished.code} then cases.last_changed_on end
    from tasks join cases on cases.id = tasks.case_id
    where tasks.type_id = ${priceException.code}`);
  await db.execute(sql`
    insert into task_messages (task_id, written_on, user_id, is_from_advisor, text)
    select id, created_on, created_by, true,
      case type_id
        when ${priceException.code} then 'Klient má výhodnější nabídku jiné banky.'
        when ${specialist.code} then 'Prosím o převzetí, klient chce řešit i další úvěry.'
        else 'Prosím o názor, jak v případu postupovat dál.'
      end
    from tasks where type_id in ${requested}`);
  await recordEvents(db);
}

const titleOf = (step: 'asked' | 'finished') =>
  sql`case tasks.type_id ${sql.join(
    requestedKinds.map(
      ({ typeId, events }) => sql`when ${sql.raw(String(typeId))} then ${events[step]}::text`,
    ),
    sql` `,
  )} end`;

/** The histories tell who asked whom, and of what was finished; a case has changed with it. */
async function recordEvents(db: Database): Promise<void> {
  await db.execute(sql`
    insert into timeline_events (case_id, happened_on, kind, title, description, user_id)
    select tasks.case_id, tasks.created_on, 'task', ${titleOf('asked')},
      case tasks.type_id
        when ${priceException.code} then 'Požadovaná sleva: sazba o ' ||
          replace(discounted.interest_rate_discount::text, '.', ',') || ${'\u00A0p.\u00A0b.'}::text
        when ${specialist.code} then asked.first_name || ' ' || asked.last_name || '.'
        else 'Jiný dotaz, ' || asked.first_name || ' ' || asked.last_name || '.'
      end, tasks.created_by
    from tasks
      join users as asked on asked.id = tasks.assigned_to
      left join price_exceptions as discounted on discounted.task_id = tasks.id
    where tasks.type_id in ${requested}`);
  await db.execute(sql`
    insert into timeline_events (case_id, happened_on, kind, title, user_id)
    select tasks.case_id, cases.last_changed_on, 'task', ${titleOf('finished')}, tasks.assigned_to
    from tasks join cases on cases.id = tasks.case_id
    where tasks.type_id in ${requested} and tasks.state = ${taskState.finished.code}`);
}
