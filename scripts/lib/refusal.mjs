/** An expected failure; its message is printed without a stack. */
export class Refusal extends Error {
  name = 'Refusal';
}

/** Prints a refusal as its sentence and anything unexpected with its stack; exits non-zero. */
export function refuse(error) {
  const text = error instanceof Refusal ? error.message : (error?.stack ?? String(error));
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
