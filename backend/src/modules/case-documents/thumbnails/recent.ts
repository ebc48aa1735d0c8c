/**
 * What was made of the last ones asked for; several who ask at once wait for the same. What could not be
 * made is tried again.
 */
export function recent<Asked, Key, Made>(
  most: number,
  make: (asked: Asked) => Promise<Made>,
  keyOf: (asked: Asked) => Key,
): (asked: Asked) => Promise<Made> {
  const kept = new Map<Key, Promise<Made>>();
  return (asked) => {
    const key = keyOf(asked);
    const known = kept.get(key);
    const made = known ?? make(asked);
    // The last one asked for stands at the end.
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    if (known === undefined)
      made.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
    return made;
  };
}
