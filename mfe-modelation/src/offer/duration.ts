/** Months of a duration that is entered as years and months. */
export const toMonths = (years: number | null, months: number | null): number =>
  (years ?? 0) * 12 + (months ?? 0);
