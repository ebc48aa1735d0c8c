/**
 * How a neighbour may be made to fail, outside production: it answers late, not at all, or with a
 * half of what it should.
 */
export const faults = ['slow', 'down', 'half'] as const;
export type Fault = (typeof faults)[number];

/** Every second field of an answer, of its first object that has one. */
export function halfOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(halfOf);
  if (typeof answer !== 'object' || answer === null) return undefined;
  return Object.fromEntries(Object.entries(answer).filter((_, index) => index % 2 === 1));
}
