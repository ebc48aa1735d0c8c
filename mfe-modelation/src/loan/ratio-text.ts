type Write = (value: number, options: { decimals: number }) => string;

const precisions = [1, 2, 3, 4, 5, 6];

/** A ratio with one decimal, or so many that what is over the limit does not look like the limit. */
export function ratioText(value: number, limit: number | undefined, write: Write): string {
  const isTold = (decimals: number) =>
    limit === undefined || value <= limit || Number(value.toFixed(decimals)) > limit;
  const decimals = precisions.find(isTold) ?? 1;
  // Rounded as the server rounds it in its sentence.
  return write(Number(value.toFixed(decimals)), { decimals });
}
