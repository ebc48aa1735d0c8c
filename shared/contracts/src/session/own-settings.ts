import { z } from 'zod';
import { defineEndpoints } from '../endpoint';

const look = {
  theme: z.enum(['light', 'dark', 'system']).optional(),
  /** How close things stand where there is room, and a mouse. */
  density: z.enum(['comfortable', 'compact']).optional(),
};

/** An address in words: what names a client or a case does not fit. */
const startPageSchema = z
  .string()
  .max(100)
  .regex(/^(\/[a-z]+(-[a-z]+)*)+$/);

/** What was never chosen is absent. */
export const ownSettingsSchema = z
  .object({
    ...look,
    /** Where the user begins; whether they may go there is seen when they do. */
    startPage: startPageSchema.optional(),
  })
  .meta({ id: 'OwnSettings' });
export type OwnSettings = z.infer<typeof ownSettingsSchema>;

export const ownSettingsEndpoints = defineEndpoints({
  saveOwnSettings: {
    summary: 'Keeps those of the user’s own settings that are named, and answers all of them.',
    body: z.object({
      ...look,
      /** `null`: the one that everybody has. */
      startPage: startPageSchema.nullable().optional(),
    }),
    response: ownSettingsSchema,
  },
});
