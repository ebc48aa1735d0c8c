/**
 * What stands in a row, by its way there: `limits.dsti`. A list is one value.
 * @param whole ways to objects that are one value, too
 */
export const leavesOf = (
  row: object,
  whole: ReadonlySet<string> = new Set(),
  above = '',
): [field: string, value: unknown][] =>
  Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    const field = `${above}${name}`;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && !whole.has(field)
      ? leavesOf(value, whole, `${field}.`)
      : [[field, value] as [string, unknown]];
  });
