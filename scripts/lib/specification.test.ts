import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
let project: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

const contract = `
export const taskCalls: Calls<typeof taskEndpoints> = {
  create: { id: 'task.create', method: 'POST', path: 'case/{caseId}/tasks' },
  list: {
    id: 'task.list',
    method: 'GET',
    path: 'case/{caseId}/tasks',
    read: true,
  },
  close: { id: 'task.close', method: 'DELETE', path: 'case/{caseId}/tasks/{taskId}' },
};
`;
const tests = `
describe('a form', () => {
  it('refuses a wrong number', () => {});
  it.skip('waits', () => {});
  it.each([['half a step', 1]])('takes %s of %i', (name) => {});
  for (const kind of ['drawing', 'signing']) test(\`shows the \${kind} of a case\`, () => {});
});
`;

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'specification-'));
  write('mfe-case/src/a.test.tsx', tests);
  write('one/b.test.ts', `import { contract } from './contract'; it('counts', () => {});`);
  write('one/contract.ts', `export const contract = () => it('holds everywhere', () => {});`);
  write('two/b.test.ts', `it('counts', () => {});`);
  write('shared/contracts/src/tasks/calls.ts', contract);
  write(
    'shared/addresses/src/case.ts',
    `export const caseAddresses = {
  tasks: address('/tasks/:caseId/:taskId?', ['tab?']),
  drawing: address('/drawing'),
};
`,
  );
  write('backend/src/routes.ts', 'serve(app, taskCalls.create); serve(app, taskCalls.list);');
  write('shared/shell/src/call.ts', '');
  write('host/src/tasks.ts', 'call(taskCalls.create); const path = caseAddresses.tasks.pattern;');
  spawnSync('git', ['init', '-q'], { cwd: project });
});

afterAll(() => rmSync(project, { recursive: true }));

/** What the check says of a table with this row. */
function faultsOf(sentence: string, cell: string): string[] {
  write(
    'docs/specification/area.md',
    `| a | b | test |\n| --- | --- | --- |\n| 1 §2 | ${sentence} | ${cell} |\n`,
  );
  const script = `
    import { specificationFaults } from './scripts/lib/specification.mjs';
    process.stdout.write(JSON.stringify(specificationFaults('${project}')));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

const inArea = (faults: string[]) => faults.map((fault) => `docs/specification/area.md: ${fault}`);

it.each([
  ['a part of a name', '`a.test.tsx` "wrong number"', []],
  ['what stands between', '`a.test.tsx` "form … wrong"', []],
  ['a row of a table of tests', '`a.test.tsx` "half a step of"', []],
  ['one of several that are made', '`a.test.tsx` "shows the drawing"', []],
  ['as much of a path as is needed', '`one/b.test.ts`', []],
  ['a test that it imports', '`one/b.test.ts` "holds everywhere"', []],
  ['nothing, where nothing is built', '—', []],
  ['another name', '`a.test.tsx` "right number"', ['a.test.tsx has no test "right number"']],
  [
    'another row',
    '`a.test.tsx` "shows the covenants"',
    ['a.test.tsx has no test "shows the covenants"'],
  ],
  ['another file', '`c.test.ts`, `one/b.test.ts`', ['there is no c.test.ts']],
  ['one of two files', '`b.test.ts`', ['b.test.ts may be one/b.test.ts or two/b.test.ts']],
  ['a test that is left out', '`a.test.tsx` "waits"', ['a.test.tsx leaves "waits" out']],
])('a table may name %s: %s', (_, cell, faults) => {
  expect(faultsOf('any', cell)).toEqual(inArea(faults));
});

it.each([
  ['(not built: `DELETE case/{id}/tasks/{taskId}`)', []],
  [
    '(not built: `POST case/{caseId}/tasks`)',
    ['"not built" of POST case/{caseId}/tasks, which is served'],
  ],
  ['(not built: `GET nothing`)', ['"not built" of GET nothing, which the contract does not have']],
  ['(not built: `/drawing` and `/covenants`)', []],
  ['(not built: `/tasks`)', ['"not built" of /tasks, which has a screen']],
  [
    '(not built: its area is to come)',
    ['"not built" names no call and no address: its area is to come'],
  ],
  ['(no caller: `GET case/{caseId}/tasks`)', []],
  [
    '(no caller: `POST case/{caseId}/tasks`)',
    ['"no caller" of POST case/{caseId}/tasks, which a screen calls'],
  ],
])('a mark holds as long as it is so: %s', (mark, faults) => {
  expect(faultsOf(`some sentence ${mark}`, '—')).toEqual(inArea(faults));
});
