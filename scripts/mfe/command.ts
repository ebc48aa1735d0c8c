import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@advisor/federation/deploy/refusal';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Where it is in nobody's way who reads what the command says. */
export const printWarning = (line: string): void => void process.stderr.write(`${line}\n`);

/** A command whose arguments have been read. */
export type Run = (args: readonly string[]) => Promise<void>;

const options = {
  to: { type: 'string' },
  for: { type: 'string' },
  port: { type: 'string' },
  build: { type: 'string' },
  channel: { type: 'string' },
  percent: { type: 'string' },
  users: { type: 'string' },
  version: { type: 'string' },
  commit: { type: 'string' },
  title: { type: 'string' },
  'no-install': { type: 'boolean' },
  reason: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  json: { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

type OptionName = keyof typeof options;
type Values = {
  [N in OptionName]?: (typeof options)[N]['type'] extends 'boolean' ? boolean : string;
};

/**
 * @param allowed what the command understands
 * @throws {Refusal} for an option that it does not
 */
export function readArguments(
  args: readonly string[],
  allowed: readonly OptionName[],
): { names: string[]; values: Values } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(allowed.map((name) => [name, options[name]])),
    });
    return { names: positionals, values };
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\.\s/);
    throw new Refusal(`${sentence}. See npm run mfe -- --help.`);
  }
}

/** The deploy root. */
export function requireRoot({ to }: Values): string {
  if (to === undefined)
    throw new Refusal('--to DIR is missing: the folder where the product is deployed.');
  return resolve(to);
}

export function requireName(names: readonly string[]): string {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new Refusal('Name one remote, or host.');
  return name;
}

/** @returns each once */
export function requireNames(names: readonly string[]): string[] {
  if (names.length === 0) throw new Refusal('Name one remote or several, or host.');
  return [...new Set(names)];
}

/** @throws {Refusal} unless it is a whole number of the range */
export function readNumber(name: string, text: string, [min, max]: readonly [number, number]) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= max) return number;
  throw new Refusal(`--${name} has to be a whole number from ${min} to ${max}.`);
}
