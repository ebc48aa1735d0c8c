import { z } from 'zod';

/** A user whom a form names; as the server has described them. */
export const personSchema = z.object({
  userId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  cpm: z.string().optional(),
  icp: z.string().optional(),
  isInternal: z.boolean(),
});
