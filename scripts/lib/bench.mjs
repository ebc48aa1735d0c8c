import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benches } from './benches.mjs';
import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { parseOptions } from './parse-options.mjs';
import { buildProduct } from './product.mjs';
import { productOfCommit } from './product-of-commit.mjs';
import { assertSucceeded, step } from './progress.mjs';
import { Refusal, refuse } from './refusal.mjs';
import { run } from './run.mjs';

/** Whose first seconds the limits are multiples of. */
const baseline = 'b113972';

const root = path.resolve(import.meta.dirname, '../..');
const print = (line) => process.stdout.write(`${line}\n`);

const help = `Measures the product and compares with its limits.

  npm run bench -- [--only NAME]… [--against COMMIT]

Benchmarks: ${benches.map(({ name }) => name).join(', ')}.
The figures are also written to .data/bench/<name>.json. The first seconds are compared with the
product of the commit that \`--against\` names, ${baseline} by default; it is built once.
`;

function chosen(names) {
  const unknown = names?.find((name) => !benches.some((known) => known.name === name));
  if (unknown) throw new Refusal(`There is no benchmark "${unknown}".\n${help}`);
  return names ? benches.filter(({ name }) => names.includes(name)) : benches;
}

/** The measures that a benchmark printed, also kept as a file. */
async function measure({ name, program, needsBrowser }, former) {
  const env = {
    ...(needsBrowser && { E2E_CHROMIUM: await findBrowser(root) }),
    ...(former && { BENCH_FORMER: former }),
  };
  const result = await run('npx', ['tsx', program], {
    cwd: root,
    env,
    onOutput: (text) => process.stderr.write(text),
  });
  assertSucceeded(`The benchmark ${name}`, result);
  const measures = JSON.parse(result.output.trimEnd().split('\n').at(-1));
  const folder = path.join(root, '.data', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(measures, undefined, 2)}\n`);
  return measures;
}

const number = (value) => String(Math.round(value * 1000) / 1000);

/** One line a measure: what, how much, how much is allowed, and whether it holds. */
function asTable(measures) {
  const width = Math.max(...measures.map(({ name }) => name.length)) + 2;
  return measures.map(({ name, value, unit, limit }) => {
    const verdict = limit === undefined ? '' : value <= limit ? 'holds' : 'EXCEEDED';
    const allowed = limit === undefined ? '' : `≤ ${number(limit)} ${unit}`;
    return `${name.padEnd(width)}${`${number(value)} ${unit}`.padStart(16)}${allowed.padStart(16)}  ${verdict}`;
  });
}

/** `npm run bench`: exit code 1 when a measure exceeds its limit. */
export async function bench(args) {
  try {
    const values = parseOptions('npm run bench', args, {
      only: { type: 'string', multiple: true },
      against: { type: 'string', default: baseline },
      help: { type: 'boolean' },
    });
    if (values.help) {
      process.stdout.write(help);
      return;
    }
    const wanted = chosen(values.only);
    await step('Installing packages', install, root);
    if (wanted.some(({ needsProduct }) => needsProduct)) {
      await step('Building the product', buildProduct, root);
    }
    const former = wanted.some(({ needsFormer }) => needsFormer)
      ? await productOfCommit(root, values.against)
      : undefined;
    // One after the other: two benchmarks at once would measure each other.
    const measures = await wanted.reduce(
      async (before, next) => [...(await before), ...(await measure(next, former))],
      Promise.resolve([]),
    );
    for (const line of asTable(measures)) print(line);
    const exceeded = measures.some(({ value, limit }) => limit !== undefined && value > limit);
    process.exitCode = exceeded ? 1 : 0;
  } catch (error) {
    refuse(error);
  }
}
