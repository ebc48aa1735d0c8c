import { z } from 'zod';
import { codeSchema } from '../codebook';
import { instantSchema } from '../fields';
import { caseAction, caseParties, caseStage } from './stages';

/** What is to be done next in a case, by whom, since when. */
export const nextStepSchema = z
  .object({
    stage: codeSchema(caseStage),
    action: codeSchema(caseAction),
    /** Of what is to be done, for example papers to be checked. */
    count: z.number().int().min(1).optional(),
    /** Whom the case waits for. */
    waitsFor: z.enum(caseParties),
    since: instantSchema.optional(),
  })
  .meta({ id: 'NextStep' });
export type NextStep = z.infer<typeof nextStepSchema>;
