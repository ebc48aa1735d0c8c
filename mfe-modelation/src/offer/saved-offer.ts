import type { ConflictQuestion } from './use-keep-offer';

/** Keeps what stands in the form as an offer. */
export interface SavedOffer {
  /** @returns the offer's number; undefined when there is something to correct first */
  save: () => Promise<number | undefined>;
  /** Of what stands in the form now, if it is kept. */
  savedId: number | undefined;
  isKeeping: boolean;
  question: ConflictQuestion | undefined;
}
