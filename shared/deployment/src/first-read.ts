import { z } from 'zod';

/** A call that a screen makes first whoever opens it; reads only. */
export const firstReadSchema = z.object({
  /** Id of the operation. */
  id: z.string(),
  /**
   * Values of its path. `{caseId}` is what the screen's address has in that place, or an identifier of
   * that name in an answer read before.
   */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  query: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  body: z.unknown().optional(),
});

export type FirstRead = z.infer<typeof firstReadSchema>;
