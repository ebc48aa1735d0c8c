/** A remote wants a shared module in another version than the host has: its runtime says so in words. */
export const isIncompatible = (error: unknown): error is Error =>
  error instanceof Error && error.message.includes('does not satisfy the requirement of');
