import type { adminCalls } from '@advisor/contracts/admin/calls';
import type { CallBody, CallResponse } from '@advisor/contracts/operation';
import { type SQL, sql } from 'drizzle-orm';
import { takeRegisterQuota } from '../../../domain/customers/register-quota';
import { offers } from '../../../domain/offers/schema/offers';
import {
  customersOnSA,
  documentsOnSA,
  households,
  salesArrangements,
} from '../../../domain/cases/schema/sales-arrangements';
import type { ClientRegister } from '../../../neighbours/client-register/port';
import { accessJournal } from '../../../platform/access-journal/schema';
import type { Backend } from '../../../platform/backend';
import { addDays, bankTimeZone } from '../../../platform/calendar';
import { users } from '../../../platform/session/schema/users';
import { namedUsers, userOf } from '../users/find-users';
import { casesOfClients, rowsOf, subjectsOf } from './journal-subjects';

type Question = CallBody<typeof adminCalls.searchAccesses>;
type Found = CallResponse<typeof adminCalls.searchAccesses>;

/** Of one birth number there is one client; more would be a fault of the register. */
const mostClients = 10;

interface Asking extends Pick<Backend, 'db' | 'clock' | 'config'> {
  user: { id: number };
  register: ClientRegister;
}

/**
 * Who was shown a client or a case, and what an employee was shown, newest first. A client is shown by
 * the cases they are on, too.
 * @throws Failure 400 when the words mean too many employees, 429 when the register was asked too often
 */
export async function searchAccesses(asking: Asking, question: Question): Promise<Found> {
  const { db, register } = asking;
  const { caseId, limit } = question;
  const employees = await employeesOf(asking, question);
  const clientIds = await clientsOf(asking, question);
  const cases = await casesOfClients(db, clientIds);
  if (caseId !== undefined) cases.push(caseId);
  const statement = accessStatement(question, { employees, clientIds, cases }, limit);
  const rows = (await db.execute(statement)).rows as Row[];
  const named = await namesOf(register, rows);
  return {
    accesses: rows.map((row) => ({
      userId: row.user_id,
      name: row.user_name ?? '',
      seenOn: new Date(row.seen_ms).toISOString(),
      subject: row.subject,
      subjectId: row.subject_id,
      caseId: row.case_id ?? undefined,
      clientName:
        row.person_name ?? (row.subject === 'client' ? named.get(row.subject_id) : undefined),
      operation: row.operation,
    })),
    total: rows[0]?.total ?? 0,
    employees: employees ?? [],
    clientIds,
  };
}

/** Whom the question is about; nothing when it is about no employee. */
async function employeesOf(asking: Asking, { employee, employeeId }: Question) {
  if (employeeId !== undefined) return userOf(asking, employeeId);
  return employee === undefined ? undefined : namedUsers(asking, employee);
}

/** Midnight in Prague; in the nights too in which clocks are changed. */
const beginningOf = (day: string): SQL => sql`${day}::timestamp at time zone ${bankTimeZone}::text`;

async function clientsOf(
  { register, ...call }: Asking,
  { clientId, birthNumber }: Question,
): Promise<number[]> {
  if (birthNumber === undefined) return clientId === undefined ? [] : [clientId];
  await takeRegisterQuota(call, 'search');
  const { clients } = await register.search({ birthNumber }, mostClients);
  return clients.map(({ id }) => id);
}

interface Row extends Record<string, unknown> {
  user_id: number;
  user_name: string | null;
  seen_ms: number;
  subject: string;
  subject_id: string;
  operation: string;
  case_id: number | null;
  person_name: string | null;
  total: number;
}

interface Meant {
  /** Nothing when the question is about no employee. */
  employees: readonly { userId: number }[] | undefined;
  clientIds: readonly number[];
  cases: readonly number[];
}

/**
 * The accesses of a question whose words are understood, newest first. Names are looked up for what is
 * shown only.
 */
export function accessStatement(
  question: Pick<Question, 'from' | 'to' | 'clientId' | 'birthNumber' | 'caseId'>,
  { employees, clientIds, cases }: Meant,
  limit: number,
): SQL {
  const { from, to, clientId, birthNumber, caseId } = question;
  const isAboutSubjects = [clientId, birthNumber, caseId].some((asked) => asked !== undefined);
  const conditions = [
    sql`seen_on >= ${beginningOf(from)} and seen_on < ${beginningOf(addDays(to, 1))}`,
    ...(employees === undefined
      ? []
      : [sql`user_id in ${rowsOf(employees.map(({ userId }) => userId))}`]),
    ...(isAboutSubjects ? [sql`(subject, subject_id) in (${subjectsOf(clientIds, cases)})`] : []),
  ];
  const condition = sql.join(conditions, sql` and `);
  return sql`
    with shown as (
      select *, count(*) over ()::int as total from ${accessJournal} where ${condition}
      order by seen_on desc, user_id, subject, subject_id limit ${limit}
    ), numbered as (
      select *, case when subject_id ~ '^[0-9]{1,10}$' then subject_id::bigint end as number from shown
    )
    select j.user_id, u.first_name || ' ' || u.last_name as user_name,
      extract(epoch from j.seen_on)::float8 * 1000 as seen_ms,
      j.subject, j.subject_id, j.operation, j.total,
      coalesce(case when j.subject = 'case' then j.number end, a.case_id, o.case_id)::int as case_id,
      p.first_name || ' ' || p.last_name as person_name
    from numbered j
      left join ${users} u on u.id = j.user_id
      left join ${customersOnSA} p on j.subject = 'customerOnSA' and p.id = j.number
      left join ${households} h on j.subject = 'household' and h.id = j.number
      left join ${documentsOnSA} d on j.subject = 'documentOnSA' and d.id = j.number
      left join ${offers} o on j.subject = 'offer' and o.id = j.number
      left join ${salesArrangements} a on a.id = case j.subject
        when 'salesArrangement' then j.number
        when 'customerOnSA' then p.sales_arrangement_id
        when 'household' then h.sales_arrangement_id
        when 'documentOnSA' then d.sales_arrangement_id
      end
    order by j.seen_on desc, j.user_id, j.subject, j.subject_id`;
}

/** Names of the clients among what was shown, by their numbers. */
async function namesOf(register: ClientRegister, rows: readonly Row[]) {
  const ids = new Set(
    rows.filter(({ subject }) => subject === 'client').map((row) => Number(row.subject_id)),
  );
  const clients = ids.size === 0 ? [] : await register.find([...ids]);
  return new Map(
    clients.map(({ id, firstName, lastName }) => [String(id), `${firstName} ${lastName}`]),
  );
}
