import { z } from 'zod';

/*
 * What the workplace tells an embedding application's server, at the address that it was set up with:
 * signed and numbered as standardwebhooks.com has it. No name is in it; who wants to know more reads
 * `embed.readDocument`.
 */

export const endKinds = [
  'signature.signed',
  'signature.declined',
  'signature.expired',
  /** Given up by the advisor, also one that was made already. */
  'signature.cancelled',
  /** Everybody has signed and the document is sealed, or its scan is there where paper is signed. */
  'document.completed',
  'document.cancelled',
] as const;
export type EndKind = (typeof endKinds)[number];

export const webhookSchema = z
  .object({
    /** The same when the same is told again. */
    id: z.uuid(),
    type: z.enum(endKinds),
    happenedOn: z.iso.datetime(),
    documentExternalId: z.string(),
    /** With `signature.…`. */
    signatureId: z.string().optional(),
  })
  .meta({ id: 'EmbedWebhook' });
export type EmbedWebhook = z.infer<typeof webhookSchema>;
