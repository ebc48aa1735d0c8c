/** Longest message of a task. Stands here again because the contract's copy brings every schema. */
export const messageLength = 4_000;
