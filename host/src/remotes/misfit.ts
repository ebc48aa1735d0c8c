/** A remote wants a shared module in another version than the host has. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/** The federation runtime says it in words only. */
export const isMisfit = (error: unknown): error is Error =>
  error instanceof Error && error.message.includes('does not satisfy the requirement of');
