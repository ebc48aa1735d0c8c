import type { Signatures } from '@advisor/contracts/signature-service/entities';

/** The service answered and refused: a `Result` with a code other than 0. */
export class SignatureRefusal extends Error {
  override readonly name = 'SignatureRefusal';
  readonly code: number;
  /** The service's Czech text; not in `message`, which reaches logs. */
  readonly text: string | undefined;

  constructor({ Code, Message }: Signatures['Result']) {
    super(`The signature service refused with ${Code}`);
    this.code = Code;
    this.text = Message || undefined;
  }
}
