import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** @throws {Error} that names the file and says what is wrong in it */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
}
