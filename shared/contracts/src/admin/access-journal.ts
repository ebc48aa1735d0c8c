import { z } from 'zod';
import { defineEndpoints } from '../endpoint';
import { birthNumberSchema, dateSchema, idSchema, instantSchema, textSchema } from '../fields';
import { settingsPermission } from './permissions';

const permissions = [settingsPermission.accessJournal] as const;

/** Accesses that one answer holds at most; whoever wants more asks for fewer days. */
export const mostAccesses = 2000;

/** Days that one question spans at most. */
export const longestSpan = 366;

const dayLength = 86_400_000;
const daysOf = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength + 1;

const journalQuestionSchema = z
  .object({
    /** An employee: how the names begin, the login, or an identifier in another system of the bank. */
    employee: textSchema(100).optional(),
    /** Exactly this employee, whoever else is called so; `employee` is not looked at then. */
    employeeId: idSchema.optional(),
    /** A client: the number in the register, or the birth number. */
    clientId: idSchema.optional(),
    birthNumber: birthNumberSchema.optional(),
    caseId: idSchema.optional(),
    /** First and last day, by the bank's calendar. */
    from: dateSchema,
    to: dateSchema,
    limit: z.number().int().min(1).max(mostAccesses),
  })
  .refine(
    ({ employee, employeeId, clientId, birthNumber, caseId }) =>
      [employee, employeeId, clientId, birthNumber, caseId].some((asked) => asked !== undefined),
    { path: ['employee'] },
  )
  .refine(({ from, to }) => from <= to, { path: ['to'] })
  .refine((span) => daysOf(span) <= longestSpan, { path: ['from'] });

const employeeSchema = z.object({ userId: idSchema, name: z.string() });

/** By which rule a day is unusual. */
const unusualKinds = ['manyClients', 'atNight'] as const;

export const accessJournalEndpoints = defineEndpoints({
  searchAccesses: {
    summary: 'Who was shown a client or a case, by whatever way, and what an employee was shown.',
    body: journalQuestionSchema,
    response: z.object({
      /** Newest first. */
      accesses: z.array(
        employeeSchema.extend({
          seenOn: instantSchema,
          /** Kind of what was shown, as the journal calls it: `case`, `client` … */
          subject: z.string(),
          subjectId: z.string(),
          /** That it belongs to; absent where it is of none, or gone. */
          caseId: idSchema.optional(),
          /** Of a client whom the register knows. */
          clientName: z.string().optional(),
          /** Id of the first call that showed it. */
          operation: z.string(),
        }),
      ),
      total: z.number().int().min(0),
      /** Whom the words for an employee mean. */
      employees: z.array(employeeSchema),
      /** Whom the number means. */
      clientIds: z.array(idSchema),
    }),
    permissions,
    // Looking into the journal is an access, too.
    shows: {
      client: 'answer.clientIds',
      journalOf: 'answer.employees.userId',
      case: 'body.caseId',
    },
  },
  unusualAccesses: {
    summary:
      'Days of the last 30 on which an employee has looked at more than the rules find usual.',
    response: z.object({
      rules: z.object({
        /** Different clients a day, and between the hours of a night, that are usual. */
        clientsADay: z.number().int().positive(),
        clientsANight: z.number().int().positive(),
        nightFrom: z.number().int().min(0).max(23),
        nightTo: z.number().int().min(0).max(23),
      }),
      days: z.array(
        employeeSchema.extend({
          day: dateSchema,
          kind: z.enum(unusualKinds),
          count: z.number().int().positive(),
        }),
      ),
    }),
    permissions,
    shows: { journalOf: 'answer.days.userId' },
  },
});
