import type { Again, ConflictQuestion } from './use-save-offer';

/** Saves what stands in the form as an offer. */
export interface SavedOffer {
  /** @returns the offer's number; undefined when there is something to correct first */
  save: (again: Again) => Promise<number | undefined>;
  /** Of what stands in the form now, if it is saved. */
  savedId: number | undefined;
  /** It is an offer whose guarantee is over: nothing can be made of it. */
  isExpired: boolean;
  /** What stands in the form is not offered. */
  isRefused: boolean;
  isSaving: boolean;
  question: ConflictQuestion | undefined;
}
