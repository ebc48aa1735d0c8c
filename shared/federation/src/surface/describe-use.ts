import { posix } from 'node:path';
import type { RemoteSources } from './sources';
import type { Diagnostic } from './typescript';

const offsetOf = (text: string, { line, column }: Diagnostic): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length +
  (line > 1 ? 1 : 0) +
  column -
  1;

/** As others import it: `shared/ui/src/core` is `@advisor/ui/core`. */
const publicName = (module: string): string =>
  module.replace(/^shared\/([^/]+)\/src\//, '@advisor/$1/').replace(/\.tsx?$/, '');

/** A module as a file names it, told so that it can be found from anywhere. */
function moduleName(name: string, file: string): string {
  return publicName(name.startsWith('.') ? posix.join(posix.dirname(file), name) : name);
}

/** The module that a file imports a name from; none for names of its own. */
function moduleImporting(name: string, { file }: Diagnostic, text: string): string | undefined {
  for (const [, names = '', module = ''] of text.matchAll(
    /\bimport\s+([^'";]+?)\s+from\s+'([^']+)'/g,
  )) {
    const imported = names.split(/[{},\s]+/);
    if (imported.includes(name)) return moduleName(module, file);
  }
  return undefined;
}

/** The last component or function before a place in a text, as it is written there. */
function lastUser(text: string): string | undefined {
  const users = [...text.matchAll(/<([A-Z]\w*)|\b([A-Za-z]\w*)\s*(?:<[^<>()]*>)?\(/g)];
  const [, component, call] = users.at(-1) ?? [];
  return component ?? call;
}

/** `Page (@advisor/ui/components/Page)`, for whom a property or an argument is meant. */
function userAt(diagnostic: Diagnostic, text: string): string | undefined {
  const before = text.slice(0, offsetOf(text, diagnostic));
  const [called] = /^\w+(?=\s*(<[^<>()]*>)?\()/.exec(text.slice(before.length)) ?? [];
  const name = called ?? lastUser(before);
  if (name === undefined) return undefined;
  const module = moduleImporting(name, diagnostic, text);
  return module === undefined ? undefined : `${name} (${module})`;
}

const lacks = 'which the host does not have';

/** What a compiler's error says of a remote on a host that it was not made with, as a predicate. */
export function describeUse(
  diagnostic: Diagnostic,
  { files }: Pick<RemoteSources, 'files'>,
): string {
  const { code, message, file } = diagnostic;
  const text = files[file] ?? '';
  const user = userAt(diagnostic, text);
  const of = user === undefined ? '' : ` of ${user}`;

  const [, module = '', name] =
    /^Module '"?([^'"]+)"?' (?:has no exported member(?: named)?|declares) '(\w+)'/.exec(message) ??
    [];
  if (name !== undefined) return `uses ${name} of ${moduleName(module, file)}, ${lacks}`;

  const [, missing] = /^Cannot find module '([^']+)'/.exec(message) ?? [];
  if (missing !== undefined) return `uses ${moduleName(missing, file)}, ${lacks}`;

  const [, property, type] =
    /Property '([^']+)' does not exist on type '([^']+)'/.exec(message) ??
    /specify known properties, (?:and|but) '([^']+)' does not exist in type '([^']+)'/.exec(
      message,
    ) ??
    [];
  if (property !== undefined && (code === 2339 || code === 2551)) {
    return `uses ${property} of ${type}, ${lacks}`;
  }
  if (property !== undefined) return `uses prop ${property} of ${user ?? type}, ${lacks}`;

  const [, required, by] =
    /Property '([^']+)' is missing in type .* but required in type '([^']+)'/.exec(message) ?? [];
  if (required !== undefined)
    return `does not give ${required}${of || ` of ${by}`}, which the host requires`;

  const [, wanted, given] = /Expected ([\w-]+) arguments?, but got (\d+)/.exec(message) ?? [];
  if (wanted !== undefined)
    return `gives ${given} arguments to ${user ?? 'a function'}, of which the host takes ${wanted}`;

  return `does not use${of || ' the host'} as the host has it: ${message.split('\n')[0] ?? ''}`;
}
