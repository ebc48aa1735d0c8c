import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

/** Writes the two files of each import into an empty tree and lets dependency-cruiser judge it. */
function cruise(imports: readonly (readonly [from: string, to: string])[]): Violation[] {
  const tree = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const files = new Map<string, string>();
  for (const [from, to] of imports) {
    const specifier = path.posix.relative(path.posix.dirname(from), to);
    const relative = specifier.startsWith('.') ? specifier : `./${specifier}`;
    files.set(from, `${files.get(from) ?? ''}import '${relative}';\n`);
    if (!files.has(to)) files.set(to, 'export {};\n');
  }
  try {
    for (const [file, text] of files) {
      mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(tree, file), text);
    }
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/depcruise'),
      ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', '.'],
      { cwd: tree, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const forbidden = [
  ['contracts-imports', 'shared/contracts/src/a.ts', 'shared/i18n/src/a.ts'],
  ['deployment-imports', 'shared/deployment/src/a.ts', 'shared/contracts/src/d.ts'],
  ['lending-imports', 'shared/lending/src/b.ts', 'shared/contracts/src/b.ts'],
  ['i18n-imports', 'shared/i18n/src/a.ts', 'shared/shell/src/b.ts'],
  ['api-client-imports', 'shared/api-client/src/a.ts', 'shared/i18n/src/b.ts'],
  ['shell-imports', 'shared/shell/src/a.ts', 'shared/ui/src/b.ts'],
  ['ui-imports', 'shared/ui/src/a.tsx', 'shared/forms/src/b.ts'],
  ['forms-imports', 'shared/forms/src/a.ts', 'shared/contracts/src/c.ts'],
  ['sheets-imports', 'shared/sheets/src/a.ts', 'shared/forms/src/c.ts'],
  ['federation-imports', 'shared/federation/src/a.ts', 'shared/ui/src/c.ts'],
  ['backend-imports', 'backend/src/a.ts', 'shared/api-client/src/b.ts'],
  ['backend-platform', 'backend/src/platform/a.ts', 'backend/src/domain/a/a.ts'],
  ['backend-platform', 'backend/src/platform/b.ts', 'backend/src/web/a.ts'],
  ['backend-domain', 'backend/src/domain/a/b.ts', 'backend/src/modules/a/b.ts'],
  ['backend-domain', 'backend/src/domain/a/c.ts', 'backend/src/neighbours/a/port.ts'],
  ['backend-neighbours', 'backend/src/neighbours/a/b.ts', 'backend/src/modules/a/c.ts'],
  ['backend-seed', 'backend/src/seed/a.ts', 'backend/src/modules/a/seed/a.ts'],
  ['backend-modules', 'backend/src/modules/a/d.ts', 'backend/src/web/b.ts'],
  ['backend-modules', 'backend/src/modules/a/e.ts', 'backend/src/app.ts'],
  ['backend-web', 'backend/src/web/c.ts', 'backend/src/modules/a/f.ts'],
  ['domain-without-http', 'backend/src/domain/a/d.ts', 'backend/src/platform/http/a.ts'],
  ['domain-without-http', 'backend/src/domain/a/e.ts', 'node_modules/fastify/index.js'],
  ['neighbours-stay-apart', 'backend/src/neighbours/a/c.ts', 'backend/src/neighbours/b/port.ts'],
  [
    'port-without-implementation',
    'backend/src/neighbours/c/port.ts',
    'backend/src/neighbours/c/reference.ts',
  ],
  ['product-without-seed', 'backend/src/modules/a/g.ts', 'backend/src/modules/a/seed/b.ts'],
  ['product-without-seed', 'backend/src/modules/a/h.ts', 'backend/src/seed/b.ts'],
  ['product-without-faults', 'backend/src/modules/a/k.ts', 'backend/src/modules/a/faults.ts'],
  ['testing-only-from-tests', 'backend/src/modules/a/l.ts', 'backend/src/modules/a/testing/a.ts'],
  ['threads-by-their-pool', 'backend/src/modules/a/i.ts', 'backend/src/modules/a/b.thread.ts'],
  ['threads-only-calculate', 'backend/src/modules/a/c.thread.ts', 'node_modules/fastify/a.js'],
  ['e2e-imports', 'e2e/a.ts', 'shared/lending/src/c.ts'],
  ['apps-stay-apart', 'host/src/a.ts', 'mfe-case/src/a.ts'],
  ['apps-stay-apart', 'mfe-case/src/b.ts', 'mfe-signing/src/b.ts'],
  ['apps-stay-apart', 'mfe-case/src/c.ts', 'host/src/c.ts'],
  ['apps-stay-apart', 'host/src/d.ts', 'backend/src/d.ts'],
  ['shared-never-imports-apps', 'shared/ui/src/d.test.tsx', 'host/src/e.ts'],
  ['features-stay-apart', 'mfe-case/src/areas/a/a/a.ts', 'mfe-case/src/areas/a/b/b.ts'],
  ['areas-stay-apart', 'mfe-case/src/areas/a/c.ts', 'mfe-case/src/areas/b/c.ts'],
  ['areas-stay-apart', 'mfe-case/src/areas/a/c.test.ts', 'mfe-case/src/areas/b/c.ts'],
  ['only-routes-know-areas', 'mfe-case/src/case/a.ts', 'mfe-case/src/areas/a/d.ts'],
  ['only-routes-know-areas', 'mfe-case/src/testing/a.ts', 'mfe-case/src/areas/a/d.ts'],
  ['ground-goes-one-way', 'mfe-case/src/case/b.ts', 'mfe-case/src/arrangement/b.ts'],
  ['ground-goes-one-way', 'shared/lending/src/loan/a.ts', 'shared/lending/src/repayment/a.ts'],
  ['nothing-imports-routes', 'mfe-case/src/areas/a/e.ts', 'mfe-case/src/routes.ts'],
  ['features-stay-apart', 'backend/src/modules/a/a.ts', 'backend/src/modules/b/b.ts'],
  ['deployment-not-in-remotes', 'mfe-case/src/e.ts', 'shared/deployment/src/b.ts'],
  ['shell-imports', 'shared/shell/src/b.ts', 'shared/deployment/src/c.ts'],
  ['testing-only-from-tests', 'host/src/f.ts', 'shared/testing/src/a.ts'],
  ['testing-only-from-tests', 'backend/src/b.ts', 'backend/src/testing/a.ts'],
  ['testing-only-from-tests', 'host/src/g.ts', 'host/src/g.test.ts'],
  ['testing-only-from-tests', 'mfe-case/src/areas/a/f.ts', 'mfe-case/src/areas/a/testing/a.ts'],
  ['build-part-only-from-build-files', 'host/src/h.ts', 'shared/federation/src/build/a.ts'],
  ['build-part-only-from-build-files', 'host/src/h.ts', 'shared/federation/src/deploy/a.ts'],
  ['antd-only-through-ui', 'mfe-case/src/d.ts', 'node_modules/antd/index.js'],
  ['no-way-around-exports', 'host/src/i.ts', 'shared/ui/src/i.ts'],
  ['no-cycles', 'host/src/j.ts', 'host/src/k.ts'],
] as const;

/** Closes the cycle of the table's last row. */
const wayBack = ['host/src/k.ts', 'host/src/j.ts'] as const;

const allowed = [
  ['shared/api-client/src/a.ts', 'shared/contracts/src/a.ts'],
  ['shared/forms/src/a.ts', 'shared/ui/src/a.ts'],
  ['host/src/a.ts', 'shared/shell/src/a.ts'],
  ['host/src/a.test.tsx', 'shared/testing/src/a.ts'],
  ['mfe-case/src/areas/a/a/a.ts', 'mfe-case/src/case/a.ts'],
  ['mfe-case/src/arrangement/a.ts', 'mfe-case/src/case/a.ts'],
  ['mfe-case/src/areas/a/a/a.ts', 'mfe-case/src/areas/a/b.ts'],
  ['mfe-case/src/areas/a/a/a.test.ts', 'mfe-case/src/areas/a/testing/a.ts'],
  ['mfe-case/src/routes.ts', 'mfe-case/src/areas/b/b.ts'],
  ['mfe-case/src/testing/a.ts', 'mfe-case/src/routes.ts'],
  ['backend/src/a.ts', 'shared/lending/src/a.ts'],
  ['backend/src/a.test.ts', 'backend/src/testing/a.ts'],
  ['backend/src/domain/a/a.ts', 'backend/src/platform/database/a.ts'],
  ['backend/src/modules/a/a.ts', 'backend/src/neighbours/a/port.ts'],
  ['backend/src/modules/a/seed.ts', 'backend/src/seed/a.ts'],
  ['backend/src/start/a.ts', 'backend/src/seeds.ts'],
  ['backend/src/seeds.ts', 'backend/src/modules/a/seed.ts'],
  ['backend/src/modules/a/area.ts', 'backend/src/modules/a/faults.ts'],
  ['backend/src/modules/a/faults.ts', 'backend/src/seed/a.ts'],
  ['host/webpack.config.ts', 'shared/federation/src/build/a.ts'],
  ['shared/federation/src/deploy/a.ts', 'shared/deployment/src/a.ts'],
  ['backend/src/web/a.ts', 'shared/deployment/src/a.ts'],
  ['host/src/b.ts', 'shared/deployment/src/a.ts'],
  ['scripts/mfe/a.ts', 'shared/federation/src/deploy/a.ts'],
  ['shared/ui/src/a.ts', 'node_modules/antd/index.js'],
] as const;

describe('the import rules', () => {
  let found: Set<string>;

  beforeAll(() => {
    const violations = cruise([...forbidden.map(([, from, to]) => [from, to] as const), wayBack]);
    found = new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`));
  });

  it.each(forbidden)('%s catches %s importing %s', (rule, from, to) => {
    expect(found).toContain(`${rule}: ${from} -> ${to}`);
  });

  it('lets through what the design allows', () => {
    const violations = cruise(allowed).filter(({ rule }) => rule.name !== 'no-way-around-exports');
    expect(violations.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });
});
