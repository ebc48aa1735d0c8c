import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A file that does not hold what it should. The message is one sentence, and names the file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';

  constructor(file: string, problem: string) {
    super(`${file} ${problem}.`);
  }
}

function parseText(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFileError(file, 'is not valid JSON');
  }
}

/** What a schema found, on one line. */
const describeIssues = ({ issues }: z.ZodError): string =>
  issues
    .map(({ path, message }) => [...(path.length > 0 ? [path.join('.')] : []), message].join(': '))
    .join('; ');

/**
 * Reads what a build or a deployment left.
 * @throws {UnreadableFileError} when it is not there, is not JSON, or does not fit the schema
 */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseText(file, readText(file)));
  if (parsed.success) return parsed.data;
  throw new UnreadableFileError(file, `is not as expected: ${describeIssues(parsed.error)}`);
}

/** @throws {UnreadableFileError} when it is not there */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UnreadableFileError(file, 'is missing');
  }
}
