import postcss, { type Rule } from 'postcss';
import { compactMedia, compactRoot } from '../src/theme/measures';
import { groups, type Group, type Sheets } from './antd-sheets';

/** Variants that the product does not use, and antd's links: ours have no scope around them. */
const unused = new RegExp(
  [
    '^a(?![\\w-])',
    '-rtl\\b',
    '-(color|variant)-(?!default|primary|dangerous|solid|outlined|dashed|text|link)[a-z]+',
    '-(borderless|underlined|filled)\\b',
    'ant-btn-(group|round|circle|dashed|background-ghost|two-chinese-chars|compact)',
    'ant-input-group',
    'ant-input-search',
    'ant-input-css-var',
    '-compact-(item|first-item|last-item|vertical)',
    'ant-wave',
    'ant-tooltip-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)',
    'ant-menu-(dark|horizontal|inline)',
    'ant-(tree|transfer|mentions|cascader|space)\\b',
  ].join('|'),
);

const variableUse = /var\((--[\w-]+)/g;

function usedNames(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(variableUse), ([, name = '']) => name));
}

function pruneRules(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule: Rule) => {
    const remaining = rule.selectors.filter((selector) => !unused.test(selector));
    if (remaining.length === 0 || rule.selector.includes('data-ant-cssinjs')) rule.remove();
    else rule.selectors = remaining;
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
  return root.toString();
}

/** Declarations by selector. */
type Variables = Map<string, Map<string, string>>;

function readVariables(css: string): Variables {
  const variables: Variables = new Map();
  postcss.parse(css).walkDecls(({ prop, value, parent }) => {
    const { selector } = parent as Rule;
    variables.set(selector, (variables.get(selector) ?? new Map()).set(prop, value));
  });
  return variables;
}

const variablesOf = ({ variables }: Sheets) =>
  groups.map((group) => readVariables(variables[group]));

/** Names used by the rules, directly or through other variables. */
function reachable(rules: string, sheets: readonly Variables[]): Set<string> {
  const used = usedNames(rules);
  const values = sheets.flatMap((sheet) => [...sheet.values()].flatMap((scope) => [...scope]));
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const [name, value] of values) {
      if (used.has(name)) for (const other of usedNames(value)) used.add(other);
    }
  }
  return used;
}

const toCss = (variables: Variables, used: ReadonlySet<string>): string =>
  [...variables]
    .map(([selector, scope]) => {
      const remaining = [...scope].filter(([name]) => used.has(name));
      return remaining.length === 0
        ? ''
        : `${selector}{${remaining.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('');

/** One rule a line, so that a change of antd's version can be reviewed. */
const byLine = (css: string): string => css.replaceAll('}', '}\n').replaceAll(/\n+/g, '\n');

/** What is otherwise than in the usual look, below what the root says. */
const differences = (usual: Variables, other: Variables, root: string): Variables =>
  new Map(
    [...other].map(([selector, scope]) => [
      `${root} ${selector}`,
      new Map([...scope].filter(([name, value]) => usual.get(selector)?.get(name) !== value)),
    ]),
  );

/**
 * One stylesheet per group: what the product uses; dark and compact only where they differ from light
 * and comfortable.
 */
export function pruneSheets(light: Sheets, dark: Sheets, compact: Sheets): Record<Group, string> {
  for (const group of groups) {
    if (light.rules[group] !== compact.rules[group])
      throw new Error(`${group}: compact differs in more than variables`);
  }
  const rules = Object.fromEntries(groups.map((group) => [group, pruneRules(light.rules[group])]));
  const [lightVariables, darkVariables] = [variablesOf(light), variablesOf(dark)];
  const compactVariables = variablesOf(compact);
  const used = reachable(Object.values(rules).join(''), [...lightVariables, ...darkVariables]);
  const sheets = groups.map((group, index): [Group, string] => {
    const inLight = lightVariables[index] as Variables;
    const inDark = differences(
      inLight,
      darkVariables[index] as Variables,
      ":root[data-theme='dark']",
    );
    const tighter = toCss(
      differences(inLight, compactVariables[index] as Variables, compactRoot),
      used,
    );
    const inCompact = tighter && `@media ${compactMedia}{${tighter}}`;
    const css = toCss(inLight, used) + toCss(inDark, used) + inCompact + rules[group];
    return [group, `@layer antd{\n${byLine(css)}}\n`];
  });
  return Object.fromEntries(sheets) as Record<Group, string>;
}
