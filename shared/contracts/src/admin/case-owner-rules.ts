/** Characters of why a case gets another owner. */
export const ownerReasonLength = 500;
/** Cases that are given at once, or found by a pasted list. */
export const maxHandedCases = 100;
