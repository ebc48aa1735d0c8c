import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const rules = join(import.meta.dirname, '../../ops/prometheus');

it('the alerts that are shipped come when they should, and only then', () => {
  const { status, stdout, stderr, error } = spawnSync(
    'promtool',
    ['test', 'rules', 'workplace.test.yml'],
    { cwd: rules, encoding: 'utf8' },
  );
  expect({ status, output: `${stdout}${stderr}`, error }).toEqual({
    status: 0,
    output: expect.stringContaining('SUCCESS') as unknown,
    error: undefined,
  });
});
