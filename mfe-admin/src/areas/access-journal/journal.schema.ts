import { longestSpan } from '@advisor/contracts/admin/access-journal';
import { maxId } from '@advisor/contracts/fields';
import { daySchema } from '@advisor/forms/day-schema';
import { identifierMessage } from '@advisor/forms/rules';
import { message } from '@advisor/forms/validation-message';
import { addDays } from '@advisor/lending/calendar-and-money/calendar';
import { parseBirthNumber } from '@advisor/lending/identifiers/birth-number';
import { z } from 'zod';
import type { Question } from './access-journal.queries';

/** Accesses that are shown first, and with each further click. */
export const accessesAtOnce = 50;

/** People paste numbers with the spaces that they are read by. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const numberSchema = z.string().refine(
  (text) => {
    const number = withoutSpaces(text);
    return (
      number === '' || (/^\d{1,10}$/.test(number) && Number(number) >= 1 && Number(number) <= maxId)
    );
  },
  { error: 'admin-access-journal:problem.number' },
);

/** @param today `YYYY-MM-DD`, for birth numbers */
export const journalSchema = (today: string) =>
  z
    .object({
      employee: z.string().trim().max(100),
      birthNumber: z
        .string()
        .trim()
        .refine(
          (text) => text === '' || parseBirthNumber(text, today).valid,
          identifierMessage.birthNumber,
        ),
      clientId: numberSchema,
      caseId: numberSchema,
      from: daySchema,
      to: daySchema,
    })
    .superRefine(({ employee, birthNumber, clientId, caseId, from, to }, context) => {
      const refuse = (path: string, problem: string) =>
        context.addIssue({ code: 'custom', path: [path], message: problem });
      if ([employee, birthNumber, clientId, caseId].every((text) => text.trim() === ''))
        refuse('employee', 'admin-access-journal:problem.nobody');
      if (to < from) refuse('to', 'admin-access-journal:problem.endsBefore');
      else if (to > addDays(from, longestSpan - 1))
        refuse('from', message('admin-access-journal:problem.tooLong', { days: longestSpan }));
    });
export type JournalValues = z.infer<ReturnType<typeof journalSchema>>;

/** Of the last month. @param today `YYYY-MM-DD` */
export const emptyJournal = (today: string): JournalValues => ({
  employee: '',
  birthNumber: '',
  clientId: '',
  caseId: '',
  from: addDays(today, -30),
  to: today,
});

/** What is asked by valid values. */
export const toQuestion = ({
  employee,
  birthNumber,
  clientId,
  caseId,
  from,
  to,
}: JournalValues): Question => ({
  ...(employee !== '' && { employee }),
  ...(birthNumber !== '' && { birthNumber: birthNumber.replace(/\D/g, '') }),
  ...(clientId.trim() !== '' && { clientId: Number(withoutSpaces(clientId)) }),
  ...(caseId.trim() !== '' && { caseId: Number(withoutSpaces(caseId)) }),
  from,
  to,
  limit: accessesAtOnce,
});
