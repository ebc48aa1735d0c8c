import { plainTopics } from '@advisor/contracts/live/messages';
import { permission } from '@advisor/contracts/permissions';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';

/** The database's channel by which nodes tell one another. */
export const liveChannel = 'live';

const receiverSchema = z.union([
  z.strictObject({ everybody: z.literal(true) }),
  z.strictObject({ userId: z.int(), exceptSession: z.string().optional() }),
  z.strictObject({ session: z.string() }),
  z.strictObject({ permission: z.enum(permission) }),
]);
export type Receiver = z.infer<typeof receiverSchema>;

const signalSchema = z.union([
  z.strictObject({ to: receiverSchema, message: z.strictObject({ topic: z.enum(plainTopics) }) }),
  /** Each node asks the area whom of those connected to it this concerns, and what they are told. */
  z.strictObject({ area: z.string(), id: z.int(), details: z.unknown().optional() }),
]);
export type Signal = z.infer<typeof signalSchema>;

/**
 * Tells open pages on all nodes, once the transaction commits and never otherwise. Ids only: a message
 * has 8,000 bytes, and everybody who may read the database's channel may read it.
 */
export async function publish(db: Database, signal: Signal): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(signal)})`);
}

/** @returns undefined for one of a node of another release */
export function readSignal(payload: string): Signal | undefined {
  try {
    return signalSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
