/** Most characters of a comment. */
export const commentLength = 1_000;
