import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'docs/decisions');
const decisions = readdirSync(folder).filter((name) => name !== 'README.md');
const readText = (file: string) => readFileSync(file, 'utf8');
const index = readText(path.join(folder, 'README.md'));

/** As the repository's pages name a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) => anchorOf(heading));

/** Of ours; what stands in code is no link. */
function linksIn(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gmsu, '').replaceAll(/`[^`\n]*`/gu, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/gu)].flatMap(([, link = '']) =>
    /^[a-z]+:/u.test(link) ? [] : [link],
  );
}

function leadsNowhere(file: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const found = target === '' ? file : path.join(path.dirname(file), decodeURI(target));
  if (!existsSync(found)) return true;
  return (
    anchor !== undefined && found.endsWith('.md') && !anchorsIn(readText(found)).includes(anchor)
  );
}

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name !== '' && existsSync(path.join(root, name)));

it.each(decisions)('%s has a number of its own, and is in the index once', (name) => {
  const [, number] = /^(\d{4})-[a-z0-9-]+\.md$/u.exec(name) ?? [];
  expect(decisions.filter((other) => other.startsWith(`${number}-`))).toEqual([name]);
  const [title = ''] = readText(path.join(folder, name)).split('\n');
  expect(title).toMatch(new RegExp(`^# ${number} \\S`, 'u'));
  expect(index.split(`- [${title.slice(2)}](${name})`)).toHaveLength(2);
});

it.each(listed('*.md'))('every link of %s leads somewhere', (name) => {
  const file = path.join(root, name);
  expect(linksIn(readText(file)).filter((link) => leadsNowhere(file, link))).toEqual([]);
});

it('a decision that a source names is there', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 4)));
  const sources = listed('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.md');
  const missing = sources.flatMap((name) =>
    [...readText(path.join(root, name)).matchAll(/\b[Dd]ecision (0\d{3})\b/gu)].flatMap(
      ([, number = '']) => (numbers.has(number) ? [] : [`${name}: ${number}`]),
    ),
  );
  expect(missing).toEqual([]);
});
