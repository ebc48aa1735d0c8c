import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

export interface Message {
  channel: 'sms';
  /**
   * Whom it is for, by the client register; absent for somebody whom the bank has not identified.
   * The gateway knows the number, which is the one that the client has agreed for signing.
   */
  customerId: number | undefined;
  text: string;
  /** What it is about, for the gateway's log and what it reports: no personal data. */
  correlationId: string;
}

const acceptedSchema = z.object({
  /** The gateway's own number of the message. */
  messageId: z.string().min(1),
});

/** The neighbouring system that sends messages to clients. */
export interface MessageGateway {
  /**
   * Takes a message over for sending. What is not answered counts as not sent.
   * @throws Failure when nothing can be sent to whom it is for
   */
  send(message: Message): Promise<z.infer<typeof acceptedSchema>>;
}

export const messageGatewayPort = definePort<MessageGateway>({
  name: 'message-gateway',
  timeoutMs: 10_000,
  answers: { send: acceptedSchema },
});
