import type { Signatures } from '@advisor/contracts/signature-service/entities';

type Result = Signatures['Result'];

/** The service answered and refused: a `Result` with a code other than 0. */
export class SignatureRefusal extends Error {
  override readonly name = 'SignatureRefusal';
  readonly code: number;
  /** The service's Czech text; not in `message`, which reaches logs. */
  readonly text: string | undefined;

  constructor({ Code, Message }: Result) {
    super(`The signature service refused with ${Code}`);
    this.code = Code;
    this.text = Message || undefined;
  }
}

/** @throws {SignatureRefusal} when the answer is a refusal */
export function accepted<Answer extends { Result: Result }>(answer: Answer): Answer {
  if (answer.Result.Code !== 0) throw new SignatureRefusal(answer.Result);
  return answer;
}
