/**
 * What stands in a form, for what is counted from it on each key: an amount that is no number is not there.
 * To be sent the form is read by its schema, which refuses it.
 */
export function withoutUnread<Values>(values: Values): Values {
  if (Number.isNaN(values)) return null as Values;
  if (Array.isArray(values)) return values.map((value) => withoutUnread<unknown>(value)) as Values;
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withoutUnread<unknown>(value)]),
  ) as Values;
}
