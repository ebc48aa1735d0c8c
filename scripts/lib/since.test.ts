import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let project: string;

function write(name: string, text = ''): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.cz', ...args], { cwd: project });

const imports = (subject: string) => `import { calls } from '@advisor/contracts/${subject}/calls';`;

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'since-'));
  for (const area of ['loan', 'savings', 'signing', 'household'])
    write(`e2e/areas/${area}/a.spec.ts`);
  write('mfe-modelation/src/areas/loan/LoanPage.tsx', imports('offer'));
  write('mfe-modelation/src/areas/savings/SavingsPage.tsx', imports('offer'));
  write('mfe-modelation/src/remote.ts');
  write('mfe-case/src/areas/household/HouseholdPage.tsx', imports('household'));
  write('mfe-signing/src/areas/documents/DocumentPage.tsx');
  write('mfe-signing/src/areas/household/CardPage.tsx');
  write('mfe-signing/src/card/Card.tsx', imports('signing'));
  write('shared/contracts/src/signing/calls.ts');
  write('backend/src/modules/households/routes.ts', imports('household'));
  write('backend/src/domain/offers/rates.ts');
  write('shared/contracts/src/offer/calls.ts');
  write('shared/ui/src/Button.tsx');
  write('scripts/lib/run.mjs');
  write('scripts/lib/run.test.ts');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'x');
});

afterAll(() => rmSync(project, { recursive: true }));

function printedBy(script: string): { stdout: string; stderr: string } {
  return spawnSync(
    'node',
    ['--input-type=module', '-e', `import * as since from './scripts/lib/since.mjs'; ${script}`],
    { cwd: root, encoding: 'utf8' },
  );
}

const all = ['household', 'loan', 'savings', 'signing'];

it.each<[string, string[], string[], string[] | undefined]>([
  ['an area of a remote', ['mfe-modelation/src/areas/loan/LoanPage.tsx'], ['loan'], undefined],
  [
    'what areas of a remote share',
    ['mfe-modelation/src/remote.ts'],
    ['loan', 'savings'],
    undefined,
  ],
  [
    'a remote under its own name',
    ['mfe-signing/src/areas/documents/DocumentPage.tsx'],
    ['signing'],
    undefined,
  ],
  [
    'its area of a name that another one has',
    ['mfe-signing/src/areas/household/CardPage.tsx'],
    ['signing'],
    undefined,
  ],
  [
    'a subject whose calls areas share',
    ['shared/contracts/src/signing/calls.ts'],
    ['signing'],
    undefined,
  ],
  ['a journey', ['e2e/areas/savings/a.spec.ts'], ['savings'], undefined],
  [
    'a subject of the contract',
    ['shared/contracts/src/offer/calls.ts'],
    ['loan', 'savings'],
    undefined,
  ],
  ['who serves a subject', ['backend/src/modules/households/routes.ts'], ['household'], undefined],
  ['what several modules read', ['backend/src/domain/offers/rates.ts'], all, undefined],
  ['a shared package', ['shared/ui/src/Button.tsx'], all, undefined],
  ['documents', ['docs/contributing.md'], [], []],
  ['a test', ['mfe-case/src/areas/household/a.test.tsx'], [], []],
  [
    'a script, which tests run as a program',
    ['scripts/lib/run.mjs'],
    [],
    ['scripts/lib/run.mjs', 'scripts/lib/run.test.ts'],
  ],
])('a change of %s: %j', (_, files, areas, related = files) => {
  const { stdout } = printedBy(
    `process.stdout.write(JSON.stringify(since.affectedBy('${project}', ${JSON.stringify(files)})));`,
  );
  expect(JSON.parse(stdout)).toEqual({ areas, related });
});

it.each(['pnpm-lock.yaml', 'shared/ui/package.json', 'backend/migrations/0001_a.sql'])(
  'a change of %s can break any test',
  (file) => {
    const { stdout } = printedBy(
      `process.stdout.write(JSON.stringify(since.affectedBy('${project}', ['${file}'])));`,
    );
    expect(JSON.parse(stdout)).toEqual({ areas: all });
  },
);

const changedSince = (commit: string) =>
  printedBy(`process.stdout.write(JSON.stringify(since.changedFiles('${project}', '${commit}')));`);

it('counts what is not committed yet, and names a commit that is not there', () => {
  write('shared/ui/src/Button.tsx', 'changed');
  write('shared/ui/src/New.tsx', 'new');
  expect(JSON.parse(changedSince('HEAD').stdout)).toEqual([
    'shared/ui/src/Button.tsx',
    'shared/ui/src/New.tsx',
  ]);
  expect(changedSince('nowhere').stderr).toContain('There is no commit "nowhere"');
});
