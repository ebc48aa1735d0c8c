import { previousOrSameBankingDay } from '@advisor/lending/calendar-and-money/banking-days';
import { bankInstant } from '../../../platform/calendar';
import type { Random } from '../../../platform/random';

const dayLength = 86_400_000;
/** Seconds since midnight in Prague. */
const opens = 8 * 3_600;
/** Nine working hours, milliseconds. */
const workingHours = 9 * 3_600_000;

/** Some time of a banking day. */
export interface WorkingTime {
  /** `YYYY-MM-DD` */
  day: string;
  instant: Date;
}

interface WorkingDay {
  day: string;
  /** Milliseconds since 1970. */
  opensAt: number;
}

/** By days since 1970: every case asks for the same few thousand days. */
const workingDays = new Map<number, WorkingDay>();

/** The day itself, or the banking day before. */
function workingDayAt(number: number): WorkingDay {
  const known = workingDays.get(number);
  if (known !== undefined) return known;
  const day = previousOrSameBankingDay(new Date(number * dayLength).toISOString().slice(0, 10));
  const found = { day, opensAt: bankInstant(day, opens).getTime() };
  workingDays.set(number, found);
  return found;
}

const numberOf = (day: string): number => Date.parse(day) / dayLength;

interface Limits {
  after?: WorkingTime;
  before?: WorkingTime;
}

function within({ day, opensAt }: WorkingDay, { after, before }: Limits, random: Random) {
  const start = Math.max(opensAt, after?.instant.getTime() ?? opensAt);
  const end = Math.min(opensAt + workingHours, before?.instant.getTime() ?? Infinity);
  return { day, instant: new Date(start + Math.floor((end - start) * random.next())) };
}

/** Working hours of a banking day, as far as they are not before or after the other two. */
export const workingTimeOn = (day: string, random: Random, limits: Limits = {}): WorkingTime =>
  within(workingDayAt(numberOf(day)), limits, random);

/**
 * Working time between two others.
 * @param part how far from the first to the second, 0 to 1
 */
export function workingTimeBetween(
  after: WorkingTime,
  before: WorkingTime,
  part: number,
  random: Random,
): WorkingTime {
  const first = numberOf(after.day);
  const number = first + Math.round((numberOf(before.day) - first) * part);
  return within(workingDayAt(number), { after, before }, random);
}
