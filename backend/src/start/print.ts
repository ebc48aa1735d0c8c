/** Writes a line to the standard output. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Rewrites the last line of a terminal; writes nothing where the output is no terminal. */
export function printProgress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
}
