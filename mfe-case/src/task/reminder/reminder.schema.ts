import { daySchema } from '@advisor/forms/day-schema';
import { formatTime } from '@advisor/i18n/format';
import { bankDay, bankInstant } from '@advisor/lending/calendar-and-money/bank-day';
import { z } from 'zod';
import type { TaskDetail } from '../task.queries';

export const noteLength = 500;

/** Half hours of a working day, as they are written. */
export const times: readonly string[] = Array.from({ length: 29 }, (_, half) => {
  const minutes = 6 * 60 + half * 30;
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hour}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export const reminderSchema = z.object({
  day: daySchema,
  time: z.string().min(1),
  note: z.string().trim().max(noteLength),
});
export type ReminderValues = z.infer<typeof reminderSchema>;

/** What is set; without one tomorrow at the beginning of work. */
export const reminderValues = (
  reminder: TaskDetail['reminder'],
  tomorrow: string,
): ReminderValues =>
  reminder === undefined
    ? { day: tomorrow, time: '09:00', note: '' }
    : {
        day: bankDay(new Date(reminder.remindOn)),
        time: formatTime(reminder.remindOn),
        note: reminder.note ?? '',
      };

/** As a call takes it. */
export const toReminder = ({ day, time, note }: ReminderValues) => ({
  remindOn: remindOnOf({ day, time }),
  ...(note && { note }),
});

/** The instant that clocks in Prague show. */
function remindOnOf({ day, time }: Pick<ReminderValues, 'day' | 'time'>): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return bankInstant(day, (hours * 60 + minutes) * 60).toISOString();
}
