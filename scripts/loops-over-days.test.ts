import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Days are compared as texts, and a loop that counts them so has no end where no text is greater. A
 * loop over days is one over `eachDay` of @advisor/lending/calendar-and-money/calendar.
 */

const root = path.resolve(__dirname, '..');
const maker = 'add(?:Days|Months|Years|BankingDays)\\(';
const madeIn = new RegExp(`\\b${maker}`);
const assigned = new RegExp(`(\\w+) = [^;=]*\\b${maker}`, 'g');
const loopStart = /\b(?:while|for) \(/g;

/** What stands between a bracket and the one that closes it. */
function within(source: string, open: number): string {
  const closing = source[open] === '(' ? ')' : '}';
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === source[open]) depth += 1;
    if (source[at] === closing) depth -= 1;
    if (depth === 0) return source.slice(open + 1, at);
  }
  return source.slice(open + 1);
}

/** The block after a loop's head, its one statement, or what stands before the end of a `do`. */
function bodyOf(source: string, end: number): string {
  const rest = source.slice(end);
  if (/^\s*\{/.test(rest)) return within(source, end + rest.indexOf('{'));
  if (/^\s*;/.test(rest)) return source.slice(source.lastIndexOf('do {', end), end);
  return rest.slice(0, rest.indexOf(';'));
}

/** Lines of loops that go on while a day is before or after another. */
function loopsOverDays(source: string): number[] {
  return [...source.matchAll(loopStart)].flatMap(({ index, 0: start }) => {
    const open = index + start.length - 1;
    const head = within(source, open);
    const [first = '', second] = head.split(';');
    const condition = second ?? first;
    if (/\bof\b/.test(head) || !/[<>]/.test(condition.replaceAll('=>', ''))) return [];
    const body = bodyOf(source, open + head.length + 2);
    const days = [...`${head};${body}`.matchAll(assigned)].map(([, name]) => name);
    const isOverDays =
      madeIn.test(condition) || days.some((day) => new RegExp(`\\b${day}\\b`).test(condition));
    return isOverDays ? [source.slice(0, index).split('\n').length] : [];
  });
}

it.each([
  ['for (let day = from; day <= to; day = addDays(day, 1)) {}', 1],
  ['while (addYears(from, years) < to) years++;', 1],
  ['while (due <= last) { due = addMonths(due, 1); }', 1],
  ['do { day = addDays(day, 1); } while (day < last);', 1],
  ['for (let left = count; left > 0; left--) day = next(addDays(day, 1));', 0],
  ['while (!isBankingDay(day)) day = addDays(day, 1);', 0],
  ['for (const day of eachDay(from, to)) { last = addDays(day, 1); }', 0],
])('of `%s` finds %i', (source, count) => {
  expect(loopsOverDays(source)).toHaveLength(count);
});

it('no source loops over days as texts', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  }).split('\n');
  const found = files
    .filter((file) => file !== '' && !file.endsWith('loops-over-days.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return madeIn.test(source) ? loopsOverDays(source).map((line) => `${file}:${line}`) : [];
    });
  expect(found).toEqual([]);
});
