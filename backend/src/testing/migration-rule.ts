/**
 * What would break a node of the release before while it still serves beside the new ones, or after
 * a way back: it must be marked with the release since which no node minds, `-- fits all since 1.2.0`.
 */
const breaking: readonly [what: string, pattern: RegExp][] = [
  ['drops', /\bdrop\b(?! not null)/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter column \S+ (set data )?type\b/],
  ['wants a value', /\bset not null\b/],
  ['wants a value', /\badd column\b(?!.*\b(default|generated)\b).*\bnot null\b/],
  [
    'wants a value',
    /\badd (?!column\b)(constraint \S+ )?(check|foreign key|unique|exclude|primary)\b/,
  ],
  ['wants a value', /\bcreate unique index\b/],
  ['may refuse', /\bcreate (or replace )?(constraint )?trigger\b/],
  ['removes rows', /\b(truncate|delete from)\b/],
];

const mark = /^-- fits all since (\d+\.\d+\.\d+)$/m;

const tableOf = (statement: string): string | undefined =>
  /\b(?:alter table|truncate(?: table)?(?! o[nr]\b)|drop table|delete from|on)(?: if exists| only)* "?(?:public"?\."?)?(\w+)/.exec(
    statement,
  )?.[1];

const tidy = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const isBefore = (release: string, other: string): boolean =>
  release.localeCompare(other, 'en', { numeric: true }) < 0;

/**
 * Statements of a migration that break the rule of expanding first and contracting a release later.
 *
 * @param migration its SQL, as drizzle divides it
 * @param release the release that the migration comes with
 */
export function brokenRules(migration: string, release: string): string[] {
  const statements = migration.split(/--> statement-breakpoint|;[ \t]*$/m);
  const created = new Set(
    statements.map(
      (statement) => /\bcreate table (?:if not exists )?"?(\w+)/.exec(tidy(statement))?.[1],
    ),
  );
  return statements.flatMap((statement) => {
    const text = tidy(statement);
    const table = tableOf(text);
    // What nobody has used yet may be made as one likes.
    if (table !== undefined && created.has(table)) return [];
    const since = mark.exec(statement)?.[1];
    if (since !== undefined && isBefore(since, release)) return [];
    return breaking.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`);
  });
}
