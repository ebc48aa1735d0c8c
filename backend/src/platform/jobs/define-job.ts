import { dateSchema } from '@advisor/contracts/fields';
import { z } from 'zod';

/** A kind of job: its name in the database, and what it needs to know. */
export interface JobDefinition<Input extends z.ZodType = z.ZodType> {
  /** `<area>.<what it does>`; jobs that are queued know it, so it stays. */
  name: string;
  /** Ids only: jobs are kept for a while, and personal data does not belong there. */
  input: Input;
  /** Whether jobs of this name run one after another, in the order in which they were queued. */
  inOrder: boolean;
  /** Attempts before a job is dead. */
  attempts: number;
  /** Who waits for it: their open pages are told that it has moved on. */
  askedBy?(input: z.output<Input>): number;
}

type Definition<Input extends z.ZodType> = Pick<JobDefinition<Input>, 'name' | 'input'> &
  Partial<JobDefinition<Input>>;

/** Declares a kind of job; `app.jobs.handle` says how it is done, `enqueue` asks for it. */
export const defineJob = <Input extends z.ZodType>(
  definition: Definition<Input>,
): JobDefinition<Input> => ({ inOrder: false, attempts: 8, ...definition });

const dayInput = z.object({
  /** The bank's day that the job is for. */
  day: dateSchema,
});

/** A job that is done for each day. */
export interface DailyJobDefinition extends JobDefinition<typeof dayInput> {
  /** From when on, `hh:mm` in Prague. */
  at: string;
}

/**
 * Declares a job that is queued every day. Days that nobody was there for, or that the clock was
 * moved across, are made up for in their order.
 * @param at `hh:mm` in Prague
 */
export const defineDailyJob = (name: string, at: string): DailyJobDefinition => ({
  ...defineJob({ name, input: dayInput, inOrder: true }),
  at,
});
