/** A failure whose message is the one sentence that the person at the terminal needs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
