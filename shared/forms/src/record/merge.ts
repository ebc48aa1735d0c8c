/** How the parts of a record hang together. */
export interface MergeRules {
  /** Fields that say one thing together: half of ours and half of theirs would be nobody's. */
  together?: readonly (readonly string[])[];
  /** The field by which the items of a list are known again. */
  itemKey?: string;
}

type Item = Readonly<Record<string, unknown>>;

/** Of values that survive JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areItems = (value: unknown, key: string): value is readonly Item[] =>
  Array.isArray(value) && value.every((one) => isItem(one) && key in one);

function mergeFields(base: Item, ours: Item, theirs: Item, rules: MergeRules): Item {
  const { together = [] } = rules;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const isTyped = (name: string) => !isSame(ours[name], base[name]);
  return Object.fromEntries(
    names.map((name) => {
      const group = together.find((one) => one.includes(name));
      if (group === undefined)
        return [name, mergeValue(base[name], ours[name], theirs[name], rules)];
      return [name, group.some(isTyped) ? ours[name] : theirs[name]];
    }),
  );
}

function mergeItems(
  base: readonly Item[],
  ours: readonly Item[],
  theirs: readonly Item[],
  rules: MergeRules & { itemKey: string },
): unknown[] {
  const { itemKey } = rules;
  const find = (items: readonly Item[], id: unknown) => items.find((one) => one[itemKey] === id);
  const ids = new Set([...ours, ...theirs].map((one) => one[itemKey]));
  return [...ids].flatMap((id) => {
    const [before, typed, saved] = [find(base, id), find(ours, id), find(theirs, id)];
    // What one has removed and the other left alone is removed.
    return mergeValue(before, typed, saved, rules) ?? [];
  });
}

function mergeValue(base: unknown, ours: unknown, theirs: unknown, rules: MergeRules): unknown {
  if (isSame(ours, base)) return theirs;
  if (isSame(theirs, base) || isSame(ours, theirs)) return ours;
  if (isItem(base) && isItem(ours) && isItem(theirs)) return mergeFields(base, ours, theirs, rules);
  const { itemKey } = rules;
  if (
    itemKey !== undefined &&
    areItems(base, itemKey) &&
    areItems(ours, itemKey) &&
    areItems(theirs, itemKey)
  ) {
    return mergeItems(base, ours, theirs, { ...rules, itemKey });
  }
  return ours;
}

/**
 * A record that two have changed: what was typed here stays, what was not touched is theirs.
 * @param base what both began from
 */
export function mergeRecord<Values extends object>(
  base: Values,
  ours: Values,
  theirs: Values,
  rules: MergeRules = {},
): Values {
  return mergeFields(base as Item, ours as Item, theirs as Item, rules) as Values;
}

/**
 * Items of a record's lists in the order of another's, so that a field's name means the same item
 * in both; items that the other lacks come last.
 */
export function inOrderOf<Values extends object>(
  values: Values,
  other: Values,
  { itemKey }: MergeRules,
): Values {
  if (itemKey === undefined) return values;
  const arrange = (value: unknown, like: unknown): unknown => {
    if (!areItems(value, itemKey) || !areItems(like, itemKey)) return value;
    const ids = like.map((one) => one[itemKey]);
    const found = ids.map((id) => value.find((one) => one[itemKey] === id));
    return [...found, ...value.filter((one) => !ids.includes(one[itemKey]))];
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, arrange(value, (other as Item)[name])]),
  ) as Values;
}
