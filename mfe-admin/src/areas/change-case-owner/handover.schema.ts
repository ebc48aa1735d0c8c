import { maxHandedCases, ownerReasonLength } from '@advisor/contracts/admin/case-owner-rules';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { personSchema } from '../../people/person.schema';
import type { FoundCase, Handover, HandoverInput } from './handovers.queries';

const chosenSchema = z.object({
  caseId: z.number(),
  client: z.string(),
  owner: z.object({ userId: z.number(), name: z.string() }),
});
export type ChosenCase = z.infer<typeof chosenSchema>;

const noOwner = 'admin-change-case-owner:problem.noOwner';

export const handoverSchema = z.object({
  owner: personSchema.nullable().refine((owner) => owner !== null, noOwner),
  cases: z
    .array(chosenSchema)
    .min(1, 'admin-change-case-owner:problem.noCase')
    .max(maxHandedCases, 'admin-change-case-owner:problem.tooMany'),
  reason: z.string().trim().min(1).max(ownerReasonLength),
});
/** As they stand in the form, where nobody may be chosen yet. */
type HandoverFields = z.input<typeof handoverSchema>;
export type HandoverValues = z.output<typeof handoverSchema>;
export type HandoverForm = UseFormReturn<HandoverFields, unknown, HandoverValues>;

export const nothingChosen: HandoverFields = { owner: null, cases: [], reason: '' };

export const toInput = ({ owner, cases, reason }: HandoverValues): HandoverInput => ({
  userId: owner.userId,
  reason,
  cases: cases.map((one) => ({ caseId: one.caseId, fromUserId: one.owner.userId })),
});

export const toChosen = ({ caseId, customer, owner }: FoundCase): ChosenCase => ({
  caseId,
  client: `${customer.lastName} ${customer.firstName}`,
  owner,
});

/** Adds what is not there yet. */
export const withCases = (known: readonly ChosenCase[], added: readonly ChosenCase[]) => {
  const ids = new Set(known.map(({ caseId }) => caseId));
  return [...known, ...added.filter(({ caseId }) => !ids.has(caseId) && ids.add(caseId))];
};

/** What another try can still move: with whose it is found to be. */
export const leftOf = (chosen: readonly ChosenCase[], { cases }: Handover): ChosenCase[] =>
  chosen.flatMap((one) => {
    const done = cases.find(({ caseId }) => caseId === one.caseId);
    const isLeft = done?.result === 'changedMeanwhile' || done?.result === 'forbidden';
    return isLeft ? [{ ...one, owner: done.formerOwner ?? one.owner }] : [];
  });
