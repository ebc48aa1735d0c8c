import { errorCode } from '@advisor/contracts/errors';

/** Why something cannot be begun. */
export interface Refusal {
  /** A Czech sentence. */
  message: string;
  errorCode: number;
}

export const notEligible = (message: string): Refusal => ({
  message,
  errorCode: errorCode.notEligible,
});
