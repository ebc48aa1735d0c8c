/** A text with a NUL, or with half of a character that takes two: in none of PostgreSQL's texts. */
const unstorable = /^(22021|22P05)$/;

/** Whether a statement failed because no text of a database holds what it was given. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && unstorable.test(code)) || isUnstorable(error.cause);
}
