/** What is wrong with a value; the text is the caller's. */
export type LendingErrorReason =
  | 'notFinite'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'notWhole'
  | 'tooManyDecimals'
  | 'notADate'
  | 'tooEarly'
  | 'tooLate'
  | 'noSolution';

/** An input of a calculation that has no meaning; thrown before anything is calculated from it. */
export class LendingError extends RangeError {
  override readonly name = 'LendingError';

  constructor(
    /** Name of the input, such as `amount` or `fees[0].amount`. */
    readonly field: string,
    readonly reason: LendingErrorReason,
    /** The limit that was crossed, where there is one. */
    readonly limit?: number | string,
  ) {
    super(`${field}: ${reason}${limit === undefined ? '' : ` ${limit}`}`);
  }
}
