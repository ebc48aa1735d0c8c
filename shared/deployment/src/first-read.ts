import { z } from 'zod';

/** A call that a screen makes first whoever opens it; reads only. */
export const firstReadSchema = z.object({
  /** Id of the operation. */
  id: z.string(),
  query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  body: z.unknown().optional(),
});

export type FirstRead = z.infer<typeof firstReadSchema>;
