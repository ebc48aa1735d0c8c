/** Where a value stands, from the inside out. */
interface Place {
  name: string;
  parent: Place | undefined;
}

/**
 * Paths of texts that PostgreSQL cannot store or compare: with a NUL, or with half of a character that
 * takes two. In a loop: a value may be nested more deeply than functions may call each other.
 */
export function unstorableTexts(root: unknown): string[][] {
  const found: string[][] = [];
  const open: { value: unknown; place: Place | undefined }[] = [{ value: root, place: undefined }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (isUnstorable(value)) found.push(pathOf(place));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (isUnstorable(name)) found.push(pathOf(place));
      if (typeof part === 'string' || typeof part === 'object') {
        open.push({ value: part, place: { name, parent: place } });
      }
    }
  }
  return found;
}

const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && (value.includes('\0') || /\p{Cs}/u.test(value));

function pathOf(place: Place | undefined): string[] {
  const path: string[] = [];
  for (let at = place; at !== undefined; at = at.parent) path.unshift(at.name);
  return path;
}
