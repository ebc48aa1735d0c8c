/** The facts of a calculated loan; before, the panel has their shapes only. */
export const firstResult = '.modelation-result[aria-busy="false"] .modelation-facts';
