import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserEntries, browsers } from '../scripts/published';

const folder = path.resolve(__dirname, '..');

/** Sources that a page loads, from the entries on. */
function sources(): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, next] of text.matchAll(/^(?:import|export) (?!type).*?from '(\.\/[\w-]+)';/gms)) {
      follow(path.join(path.dirname(file), `${next}.ts`));
    }
  };
  for (const entry of Object.values(browserEntries)) follow(path.join(folder, entry));
  return found;
}

/**
 * What browsers have had for a shorter time than the oldest that are named. What the language itself
 * brought, the compiler finds (`lib` of `tsconfig.build.json`).
 */
const newer = [
  /URL\.(parse|canParse)\b/,
  /\bstructuredClone\b/,
  /AbortSignal\.(any|timeout)\b/,
  /Promise\.(withResolvers|try)\b/,
  /\brequestIdleCallback\b/,
  /\bnavigation\.\w/,
  /\.(checkVisibility|moveBefore|setHTMLUnsafe|showPopover|getHTML)\(/,
  /\bCloseWatcher\b|\bscheduler\./,
];

it('a page loads nothing that the oldest supported browsers lack', () => {
  const used = [...sources()].flatMap(([file, text]) =>
    newer.filter((api) => api.test(text)).map((api) => `${path.basename(file)}: ${api}`),
  );
  expect(used).toEqual([]);
  expect([...sources().keys()].map((file) => path.basename(file))).toContain('conversation.ts');
});

it('the oldest supported browsers are those that the README names', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  for (const browser of browsers) {
    const [, name = '', version = ''] = /^(\D+)([\d.]+)$/.exec(browser) ?? [];
    expect(readme).toMatch(new RegExp(`${name} ${version.replace('.', '\\.')}\\b`, 'i'));
  }
});
