/** A reason not to start, said to the person at the terminal in one sentence without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
