import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../build/shared-versions';

const compiler = () =>
  join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/** One error of the compiler. */
export interface Diagnostic {
  /** Absolute; none for an error of the configuration. */
  file: string;
  line: number;
  column: number;
  /** As in `TS2322`. */
  code: number;
  /** All its lines. */
  message: string;
}

const firstLine = /^(?:(.+)\((\d+),(\d+)\): )?error TS(\d+): (.*)$/;

/** Reads what the compiler prints with `--pretty false`. */
export function parseDiagnostics(output: string, dir: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split('\n')) {
    const [isFirst, file = '', at = '0', column = '0', code = '0', message = ''] =
      firstLine.exec(line) ?? [];
    if (isFirst !== undefined) {
      const path = file === '' ? '' : join(dir, file);
      diagnostics.push({ file: path, line: +at, column: +column, code: +code, message });
    } else if (/^\s+\S/.test(line)) {
      const last = diagnostics.at(-1);
      if (last) last.message += `\n${line.trim()}`;
    }
  }
  return diagnostics;
}

function run(
  args: readonly string[],
  cwd: string,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [compiler(), ...args], { cwd });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** A temporary folder that is gone when the work is done. */
export async function inTemporaryFolder<T>(work: (dir: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'types-'));
  try {
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true });
  }
}

const replacedAtBuild = join(import.meta.dirname, 'replaced-at-build.d.ts');

export interface Program {
  /** Where the configuration is written; its paths are relative to it. */
  dir: string;
  files?: readonly string[];
  include?: readonly string[];
  exclude?: readonly string[];
  compilerOptions?: Readonly<Record<string, unknown>>;
}

/**
 * Compiles for a browser, with the workspace's own options.
 * @throws {Error} when the compiler ends without having said what is wrong
 */
export async function compileTypes({
  dir,
  files = [],
  include = [],
  exclude,
  compilerOptions,
}: Program) {
  const configuration = {
    extends: join(workspaceRoot, 'tsconfig.json'),
    compilerOptions: { types: [], noUncheckedSideEffectImports: false, ...compilerOptions },
    files: [replacedAtBuild, ...files],
    include,
    exclude,
  };
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(configuration));
  const { code, output } = await run(['-p', 'tsconfig.json', '--pretty', 'false'], dir);
  const diagnostics = parseDiagnostics(output, dir);
  if (code !== 0 && diagnostics.length === 0) throw new Error(`The compiler failed:\n${output}`);
  return diagnostics;
}
