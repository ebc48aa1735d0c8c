import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const groups = ['core', 'overlay', 'entry', 'data', 'dates'] as const;
type Group = (typeof groups)[number];

/** Where antd calls a component otherwise than its group does. */
const nameInAntd: Readonly<Record<string, string>> = {
  PasswordInput: 'Input.Password',
  TextArea: 'Input.TextArea',
};
/** Brings settings and no styles. */
const withoutStyles = 'ConfigProvider';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** The samples' source, cut at the names of the groups. */
const source = read('antd-sheets.tsx').split(/^ {2}(core|overlay|entry|data|dates): /m);
const samplesOf = (group: Group): string => source[source.indexOf(group) + 1] ?? '';

const exportsOf = (file: string): string[] =>
  [...read(`../src/${file}.ts`).matchAll(/export \{ default as (\w+)/g)].map(
    ([, name]) => name ?? '',
  );

// Sign-in needs the password field before any other group is there.
const exported = [
  ...groups.flatMap((group) => exportsOf(group).map((name) => [group, name] as const)),
  ...exportsOf('password').map((name) => ['core', name] as const),
].filter(([, name]) => name !== withoutStyles);

it.each(exported)('%s: %s has a sample, so that its styles are generated', (group, name) => {
  const sample = new RegExp(`<antd\\.${nameInAntd[name] ?? name}[\\s/>]`);
  // What the core sheet holds is there for every group.
  expect(samplesOf('core') + samplesOf(group)).toMatch(sample);
});
