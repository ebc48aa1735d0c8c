import { z } from 'zod';
import { definePort } from '../../platform/neighbours/port';

interface Text {
  text: string;
  /** What it is about, for the gateway's log and what it reports: no personal data. */
  correlationId: string;
}

/** To a client. */
export interface ShortMessage extends Text {
  channel: 'sms';
  /**
   * Whom it is for, by the client register; absent for somebody whom the bank has not identified.
   * The gateway knows the number, which is the one that the client has agreed for signing.
   */
  customerId: number | undefined;
}

/** To an employee or a broker, at the address that the product knows them by; to a client at the register's. */
export interface EmailMessage extends Text {
  channel: 'email';
  address: string;
  subject: string;
}

export type Message = ShortMessage | EmailMessage;

const acceptedSchema = z.object({
  /** The gateway's own number of the message. */
  messageId: z.string().min(1),
});

/** The neighbouring system that sends messages. */
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
