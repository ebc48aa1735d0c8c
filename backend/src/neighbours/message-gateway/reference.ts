import { randomUUID } from 'node:crypto';
import { inArray, lt } from 'drizzle-orm';
import type { Backend } from '../../platform/backend';
import { unavailable } from '../../platform/failure';
import type { Outdated } from '../../platform/operations/clean-up';
import type { MessageGateway } from './port';
import { referenceMessages } from './schema';

type Phones = Pick<Backend, 'db' | 'clock' | 'signingSealer'>;

/**
 * The gateway of the demonstration: its phones are rows of a table, encrypted. Without its users
 * nobody has a phone.
 */
export const referenceMessageGateway = ({
  db,
  clock,
  config,
  signingSealer,
}: Phones & Pick<Backend, 'config'>): MessageGateway => ({
  async send({ correlationId, text }) {
    if (!config.demoUsers) throw unavailable();
    const values = {
      messageId: randomUUID(),
      sealedText: signingSealer.seal(text),
      sentOn: clock.now(),
    };
    await db
      .insert(referenceMessages)
      .values({ correlationId, ...values })
      .onConflictDoUpdate({ target: referenceMessages.correlationId, set: values });
    return { messageId: values.messageId };
  },
});

/** What phones of the demonstration show: the last message about each matter. */
export async function shownMessages(
  { db, signingSealer }: Pick<Phones, 'db' | 'signingSealer'>,
  correlationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const messages = await db
    .select()
    .from(referenceMessages)
    .where(inArray(referenceMessages.correlationId, [...correlationIds]));
  return new Map(
    messages.map(({ correlationId, sealedText }) => [
      correlationId,
      signingSealer.open(sealedText),
    ]),
  );
}

const retainedMilliseconds = 86_400_000;

export const outdatedMessages: Outdated = ({ clock }) => [
  {
    table: referenceMessages,
    isOver: lt(referenceMessages.sentOn, new Date(clock.now().getTime() - retainedMilliseconds)),
  },
];
