/** One after another: a file is in memory whole while it is looked at. */
let last: Promise<unknown> = Promise.resolve();

async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a file, hexadecimal; undefined where the browser does not tell it, or cannot read the file. */
export function hashOf(file: File): Promise<string | undefined> {
  const hash = last.then(() => digest(file)).catch(() => undefined);
  last = hash;
  return hash;
}
